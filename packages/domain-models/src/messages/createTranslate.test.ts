import { expect, test } from 'vitest'
import { createTranslate } from './createTranslate.ts'
import { formatTotal } from '../money/formats.ts'
import { copperStateLottery } from '../shell/Lottery.ts'

const catalogue = { 'error.general': 'Something went wrong.', 'shell.footer.version': '© {lottery}' } as const

test('the translation of a key fills in its parameters', () => {
  const translate = createTranslate(catalogue, 'en', copperStateLottery)
  expect(translate.locale).toBe('en')
  expect(translate('error.general')).toBe('Something went wrong.')
  expect(translate('shell.footer.version')).toBe('© Copper State Lottery')
})

test('texts have the names of their lottery, unless a parameter says otherwise', () => {
  const brand = {
    ...copperStateLottery.brand,
    lotteryName: 'Lake State Lottery',
    clubName: 'Lakeside Club',
    loungeName: 'Harbor Lounge',
  }
  const texts = { 'shell.footer.version': '{lottery}, {club}, {lounge}' } as const
  const translate = createTranslate(texts, 'en', { ...copperStateLottery, brand })
  expect(translate('shell.footer.version')).toBe('Lake State Lottery, Lakeside Club, Harbor Lounge')
  expect(translate('shell.footer.version', { club: 'Book Club' })).toContain('Book Club')
})

test('texts say the minimum age of their lottery, and the city of its time zone', () => {
  const texts = { 'shell.footer.version': '{minimumAge} or older, {city} time' } as const
  const lottery = { ...copperStateLottery, minimumAge: 18, zone: 'America/New_York' }
  expect(createTranslate(texts, 'en', lottery)('shell.footer.version')).toBe('18 or older, New York time')
})

test('amounts and texts have the currency of their lottery', () => {
  const texts = { 'shell.footer.version': 'Counted in {currency}' } as const
  const translate = createTranslate(texts, 'en', { ...copperStateLottery, currency: 'CAD' })
  expect(translate('shell.footer.version')).toBe('Counted in CAD')
  expect(formatTotal(5, translate)).toBe('CA$5.00')
})

test('has() reports which of a server’s keys have a text', () => {
  const { has } = createTranslate(catalogue, 'en', copperStateLottery)
  expect(has('error.general')).toBe(true)
  expect(has('error.unheardOf')).toBe(false)
  expect(has('constructor')).toBe(false)
})

test('a text that is not loaded renders nothing for players and throws in tests', () => {
  expect(createTranslate(catalogue, 'en', copperStateLottery)('shell.signIn')).toBe('')
  expect(() => createTranslate(catalogue, 'en', copperStateLottery, true)('shell.signIn')).toThrow(
    'shell.signIn',
  )
})

test('a complete catalogue never waits for a row', async () => {
  const translate = createTranslate(catalogue, 'en', copperStateLottery)
  expect(translate.awaited('content')).toBeNull()
  await translate.load(['content'])
  expect(translate.has('feedback.sent')).toBe(false)
})
