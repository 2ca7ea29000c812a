import { expect, test } from 'vitest'
import { createTranslate } from './createTranslate.ts'

const catalogue = { 'error.general': 'Something went wrong.', 'shell.footer.version': '© {lottery}' } as const

test('gives the text of a key, with what belongs into it', () => {
  const translate = createTranslate(catalogue, 'en')
  expect(translate.locale).toBe('en')
  expect(translate('error.general')).toBe('Something went wrong.')
  expect(translate('shell.footer.version', { lottery: 'Copper State Lottery' })).toBe(
    '© Copper State Lottery',
  )
})

test('tells which keys of a server it has a text for', () => {
  const { has } = createTranslate(catalogue, 'en')
  expect(has('error.general')).toBe(true)
  expect(has('error.unheardOf')).toBe(false)
  expect(has('constructor')).toBe(false)
})

test('a text that is not loaded shows nothing to players, and stops a test', () => {
  expect(createTranslate(catalogue, 'en')('shell.signIn')).toBe('')
  expect(() => createTranslate(catalogue, 'en', true)('shell.signIn')).toThrow('shell.signIn')
})

test('what is given is all there is: no row is waited for', async () => {
  const translate = createTranslate(catalogue, 'en')
  expect(translate.awaited('content')).toBeNull()
  await translate.load(['content'])
  expect(translate.has('feedback.sent')).toBe(false)
})
