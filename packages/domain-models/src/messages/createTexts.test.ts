import { expect, test } from 'vitest'
import { createTexts } from './createTexts.ts'
import { copperStateLottery } from '../shell/Lottery.ts'

test('texts are empty at first, and appear when their rows are loaded', async () => {
  const texts = createTexts('es', copperStateLottery)
  expect(texts.locale).toBe('es')
  expect(texts.has('shell.signIn')).toBe(false)
  await texts.load(['shell', 'content'])
  expect(texts('shell.signIn')).toBe('Iniciar sesión')
  expect(texts.has('feedback.sent')).toBe(true)
  expect(texts.has('shell.home.join')).toBe(false)
})

test('a page gets the same promise for a row until the row is loaded, and null afterwards', async () => {
  const texts = createTexts('en', copperStateLottery)
  const coming = texts.awaited('home')
  expect(coming).toBeInstanceOf(Promise)
  expect(texts.awaited('home')).toBe(coming)
  await coming
  expect(texts.awaited('home')).toBeNull()
  expect(texts('shell.home.join')).toBe('Join the club')
})

test('a row that one caller has loaded is available to all', async () => {
  const texts = createTexts('en', copperStateLottery)
  await texts.load(['home'])
  expect(texts.awaited('home')).toBeNull()
  expect(texts.awaited('shell')).not.toBeNull()
})
