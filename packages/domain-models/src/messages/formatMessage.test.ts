import { describe, expect, test } from 'vitest'
import { formatMessage } from './formatMessage.ts'

const write = (text: string, params = {}) => formatMessage(text, params, 'en')

test.each([
  ['', {}, ''],
  ['Sign In', {}, 'Sign In'],
  ['Hello {name}!', { name: 'Ana' }, 'Hello Ana!'],
  ['{ name }', { name: 'Ana' }, 'Ana'],
  ['{a}{b}', { a: 1, b: 2 }, '12'],
  ['{n}', { n: 12345 }, '12,345'],
  ['{n, number} of {total,number}', { n: 1000, total: 2000 }, '1,000 of 2,000'],
  ['{name}', {}, ''],
])('%j with %j is formatted as %j', (text, params, expected) => {
  expect(write(text, params)).toBe(expected)
})

describe('a plural', () => {
  const text = 'You have {n, plural, =0 {none} one {one ticket} other {# tickets}}.'
  test.each([
    [0, 'You have none.'],
    [1, 'You have one ticket.'],
    [2, 'You have 2 tickets.'],
    [12_345, 'You have 12,345 tickets.'],
  ])('is chosen for %d', (n, expected) => {
    expect(write(text, { n })).toBe(expected)
  })

  test('follows the rules of the language', () => {
    const spanish = '{n, plural, one {un punto} other {# puntos}}'
    expect(write(spanish, { n: 1 })).toBe('un punto')
    expect(write(spanish, { n: 0 })).toBe('0 puntos')
    expect(write(spanish, { n: 1_000_000 })).toBe('1,000,000 puntos')
  })

  test.each(['en', 'es'] as const)('uses the form for one where the rules of %s say so', locale => {
    const rules = new Intl.PluralRules(locale === 'en' ? 'en-US' : 'es-US')
    for (const n of [0, 0.5, 1, 1.5, 2, 11, 21, 101, 1_000_000])
      expect(write('{n, plural, one {one} other {others}}', { n })).toBe(
        rules.select(n) === 'one' ? 'one' : 'others',
      )
  })

  test('may contain parameters and nested choices', () => {
    const nested =
      '{n, plural, one {{name} has # {kind, select, lounge {token} other {point}}} other {{name} has # {kind, select, lounge {tokens} other {points}}}} left'
    expect(write(nested, { n: 1, name: 'Ana', kind: 'club' })).toBe('Ana has 1 point left')
    expect(write(nested, { n: 3, name: 'Ana', kind: 'lounge' })).toBe('Ana has 3 tokens left')
  })
})

test('select falls back to the branch other', () => {
  const text = '{state, select, open {Open} other {Closed}}'
  expect(write(text, { state: 'open' })).toBe('Open')
  expect(write(text, { state: 'toString' })).toBe('Closed')
  expect(write(text)).toBe('Closed')
})

test.each([
  ["O'Neil", "O'Neil"],
  ["It''s", "It's"],
  ["'{name}' is a place", '{name} is a place'],
  ["{n, plural, other {'#'# of #}}", '#3 of 3'],
  ["an open '{quotation", 'an open {quotation'],
  ["the players'", "the players'"],
])('an apostrophe is handled in %j', (text, expected) => {
  expect(write(text, { n: 3, name: 'x' })).toBe(expected)
})

test('a player’s text in a parameter is never parsed as a message', () => {
  const text = '{name}, you have {n, plural, one {# point} other {# points}}'
  const hostile = "{n, plural, other {#}} ' } <script>"
  expect(write(text, { name: hostile, n: 2 })).toBe(`${hostile}, you have 2 points`)
})

test('a number sign outside a plural is printed as it is', () => {
  expect(write('Ticket #{number}', { number: 'A7' })).toBe('Ticket #A7')
})

test('an incomplete message ends without an error', () => {
  for (const text of ['{', '{n', '{n,', '{n, plural', '{n, plural, one', '{n, plural, one {a', '}', 'a}b'])
    expect(write(text, { n: 1 })).toBeTypeOf('string')
})

test('chooses the plural branch by the rules of the language, and the general one where a text has no branch for it', () => {
  const text = '{n, plural, one {# punto} other {# puntos}}'
  expect(formatMessage(text, { n: 1 }, 'es')).toBe('1 punto')
  expect(formatMessage(text, { n: 0 }, 'es')).toBe('0 puntos')
  // Spanish has a category of its own for millions.
  expect(formatMessage(text, { n: 1_000_000 }, 'es')).toBe('1,000,000 puntos')
})
