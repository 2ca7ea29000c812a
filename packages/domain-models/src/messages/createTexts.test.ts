import { expect, test } from 'vitest'
import { createTexts } from './createTexts.ts'

test('begins without a text, and shows those of the rows that are fetched', async () => {
  const texts = createTexts('es')
  expect(texts.locale).toBe('es')
  expect(texts.has('shell.signIn')).toBe(false)
  await texts.load(['shell', 'content'])
  expect(texts('shell.signIn')).toBe('Iniciar sesión')
  expect(texts.has('feedback.sent')).toBe(true)
  expect(texts.has('shell.home.join')).toBe(false)
})

test('a page that waits for a row is given the same promise until the row is there, and none then', async () => {
  const texts = createTexts('en')
  const coming = texts.awaited('home')
  expect(coming).toBeInstanceOf(Promise)
  expect(texts.awaited('home')).toBe(coming)
  await coming
  expect(texts.awaited('home')).toBeNull()
  expect(texts('shell.home.join')).toBe('Join the club')
})

test('what one has fetched is there for all', async () => {
  const texts = createTexts('en')
  await texts.load(['home'])
  expect(texts.awaited('home')).toBeNull()
  expect(texts.awaited('shell')).not.toBeNull()
})
