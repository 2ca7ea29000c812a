import { describe, expect, test } from 'vitest'
import { createTranslate, loadCatalogue } from '../messages/index.ts'
import { formatCurrency, formatPoints, formatTotal } from './formats.ts'
import { copperStateLottery } from '../shell/Lottery.ts'

describe.each(['en', 'es'] as const)('in the locale %s', locale => {
  test.each([
    [1234, '$1,234', '$1,234.00'],
    [1234.5, '$1,234.50', '$1,234.50'],
    [0, '$0', '$0.00'],
    [0.5, '$0.50', '$0.50'],
    [1234.001, '$1,234', '$1,234.00'],
    [1_000_000, '$1,000,000', '$1,000,000.00'],
    [-5, '-$5', '-$5.00'],
  ])('[CONST-006] %d dollars are %s as a price and %s as a total', (amount, price, total) => {
    expect(formatCurrency(amount, { locale, currency: 'USD' })).toBe(price)
    expect(formatTotal(amount, { locale, currency: 'USD' })).toBe(total)
  })

  test.each([
    [0, '0'],
    [999, '999'],
    [999.9, '1,000'],
    [1234, '1,234'],
    [12_345, '12,345'],
    [-1440, '-1,440'],
  ])('[CONST-007] %d points are written %s', (amount, expected) => {
    expect(formatPoints(amount, locale)).toBe(expected)
  })
})

test.each([
  ['en', 'CAD', 'CA$1,234.50', 'CA$5', 'CA$5.00'],
  ['es', 'CAD', 'CAD\u00a01,234.50', 'CAD\u00a05', 'CAD\u00a05.00'],
  ['en', 'EUR', '€1,234.50', '€5', '€5.00'],
] as const)(
  'in %s amounts of %s have the sign of their currency',
  (locale, currency, price, whole, total) => {
    const context = { locale, currency }
    expect(formatCurrency(1234.5, context)).toBe(price)
    expect(formatCurrency(5, context)).toBe(whole)
    expect(formatTotal(5, context)).toBe(total)
    expect(formatTotal(5, { locale, currency: 'USD' })).toBe('$5.00')
  },
)

test.each([
  [0, 'Points'],
  [1, 'Point'],
  [2, 'Points'],
  [1000, 'Points'],
])('[CONST-009] the unit of %d is %s', async (amount, unit) => {
  const translate = createTranslate(await loadCatalogue('en', ['shell']), 'en', copperStateLottery, true)
  expect(translate('shell.unit.points', { amount })).toBe(unit)
})
