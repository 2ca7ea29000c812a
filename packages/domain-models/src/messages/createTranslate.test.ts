import { expect, test } from 'vitest'
import { createTranslate } from './createTranslate.ts'

const catalogue = { 'error.general': 'Something went wrong.', 'shell.footer.version': '© {lottery}' } as const

test('the translation of a key fills in its parameters', () => {
  const translate = createTranslate(catalogue, 'en')
  expect(translate.locale).toBe('en')
  expect(translate('error.general')).toBe('Something went wrong.')
  expect(translate('shell.footer.version', { lottery: 'Copper State Lottery' })).toBe(
    '© Copper State Lottery',
  )
})

test('has() tells which of a server’s keys have a text', () => {
  const { has } = createTranslate(catalogue, 'en')
  expect(has('error.general')).toBe(true)
  expect(has('error.unheardOf')).toBe(false)
  expect(has('constructor')).toBe(false)
})

test('a text that is not loaded renders nothing for players and throws in tests', () => {
  expect(createTranslate(catalogue, 'en')('shell.signIn')).toBe('')
  expect(() => createTranslate(catalogue, 'en', true)('shell.signIn')).toThrow('shell.signIn')
})

test('a complete catalogue never waits for a row', async () => {
  const translate = createTranslate(catalogue, 'en')
  expect(translate.awaited('content')).toBeNull()
  await translate.load(['content'])
  expect(translate.has('feedback.sent')).toBe(false)
})
