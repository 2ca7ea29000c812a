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

test('a page adds the texts of its own row', () => {
  const shell = createTranslate(catalogue, 'en', true)
  const page = shell.extend({ 'feedback.sent': 'Thank you!' })
  expect(page('feedback.sent')).toBe('Thank you!')
  expect(page('error.general')).toBe('Something went wrong.')
  expect(shell.has('feedback.sent')).toBe(false)
  expect(() => page('feedback.failed')).toThrow('feedback.failed')
})
