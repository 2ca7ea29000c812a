import { account, remoteConfig } from '@players-club/domain-models'
import { verifiedAccount, wholeRemoteConfig } from '@players-club/domain-models/fixtures'
import * as s from 'superstruct'
import { describe, expect, test } from 'vitest'
import type { AnyStruct } from '../endpoint/index.ts'
import { validateFast, ValidationMismatch } from './validateFast.ts'

const NAMES = ['one', 'two'] as const
const number = s.coerce(s.number(), s.string(), Number)
const even = s.refine(number, 'even', value => value % 2 === 0)

/** A struct of each kind, with valid and invalid values. */
const kinds: Record<string, readonly [struct: AnyStruct, ...values: unknown[]]> = {
  texts: [s.size(s.trimmed(s.string()), 1, 3), ' ab ', 'abcd', '', 3, null],
  'texts of a pattern': [s.pattern(s.string(), /^a/), 'a', 'b'],
  names: [s.enums(NAMES), 'one', 'three'],
  'numbers from texts': [even, '4', 4, '5', 'x', {}],
  'own kinds': [s.define('own', value => value === 1 || 'It is not one.'), 1, 2],
  'nothing at all': [s.nullable(even), null, '2', '3', undefined],
  'what may be left out': [s.object({ a: s.optional(even) }), {}, { a: '2' }, { a: '3' }, { b: 1 }],
  'what is filled in': [s.object({ a: s.defaulted(even, 2) }), {}, { a: undefined }, { a: '4' }, { a: 1 }],
  'strict objects': [s.object({ a: even, b: s.array(even) }), { a: '2', b: ['4', 6] }, { a: 2, b: [1] }, []],
  'tolerant objects': [s.type({ a: s.type({ b: even }) }), { a: { b: '2', c: 1 }, d: 1 }, { a: { b: '1' } }],
  lists: [s.size(s.array(even), 0, 2), [], ['2', 4], ['2', 4, 6], [1], 'no list'],
  pairs: [s.tuple([even, s.string()]), ['2', 'a'], ['2'], ['2', 'a', 'b'], ['1', 'a']],
  records: [s.record(s.enums(NAMES), even), { one: '2' }, { three: '2' }, { two: '1' }],
  'one of several': [s.union([even, s.type({ a: even })]), '2', { a: '2' }, { a: '1' }, 'x'],
  'all of several': [
    s.intersection([s.type({ a: even }), s.type({ b: even })]),
    { a: 2, b: '2' },
    { a: 2 },
    { a: 2, b: 1 },
  ],
  'what is defined later': [s.lazy(() => s.array(even)), ['2'], ['1']],
  'whole objects that are refined': [
    s.refine(
      s.type({ a: number, b: number }),
      'order',
      ({ a, b }) => a < b || 'They are in the wrong order.',
    ),
    { a: '1', b: '2' },
    { a: '2', b: '1' },
  ],
}

describe.each(Object.entries(kinds))('a struct: %s', (_, [struct, ...values]) => {
  test.each(values.map(value => [value]))('turns %j into what superstruct makes of it', value => {
    const given = structuredClone(value)
    expect(outcome(validateFast(value, struct))).toEqual(created(given, struct))
  })
})

test.each([
  ['an account', account, verifiedAccount],
  ['the configuration', remoteConfig, wholeRemoteConfig],
])(
  '%s gives the same result as superstruct when a member is missing or of another type',
  (_, struct: AnyStruct, whole: object) => {
    const others = Object.keys(whole).flatMap(name => [
      { ...whole, [name]: undefined },
      { ...whole, [name]: { other: true } },
    ])
    for (const value of [whole, ...others])
      expect(outcome(validateFast(value, struct))).toEqual(created(value, struct))
    expect(validateFast(whole, struct)).toEqual(whole)
  },
)

test.each(Object.entries(kinds))(
  'random values become what superstruct makes of them: %s',
  (_, [struct]: readonly [AnyStruct, ...unknown[]]) => {
    const random = seeded(20_261_126)
    const results = Array.from({ length: 500 }, () => {
      const value = randomValue(random, 3)
      const result = outcome(validateFast(value, struct))
      expect(result).toEqual(created(value, struct))
      return 'made' in result
    })
    expect(results).toContain(false)
  },
)

test('the given value is not changed', () => {
  const given = { a: '2', b: ['4'] }
  expect(validateFast(given, s.type({ a: even, b: s.array(even) }))).toEqual({ a: 2, b: [4] })
  expect(given).toEqual({ a: '2', b: ['4'] })
})

/** The value, or the first error. */
const outcome = (made: unknown) =>
  made instanceof ValidationMismatch ? { path: made.path, message: made.message } : { made }

function created(value: unknown, struct: AnyStruct) {
  const [error, made] = struct.validate(value, { coerce: true })
  const [first] = error?.failures() ?? []
  return first ? { path: first.path, message: first.message } : { made }
}

/** Numbers from 0 to 1, the same in each run: a linear congruential generator. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (1_664_525 * state + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const LEAVES = ['a', 'ab ', 'one', 'two', '', '2', '4', '3', 1, 2, 3, 4, null, undefined, true]

/** A value of the members that the structs know, or of others. */
function randomValue(random: () => number, depth: number): unknown {
  const oneOf = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]
  const kind = depth === 0 ? 0 : random()
  if (kind < 0.3) return oneOf(LEAVES)
  const size = Math.floor(random() * 4)
  if (kind < 0.6) return Array.from({ length: size }, () => randomValue(random, depth - 1))
  const names = ['a', 'b', 'one', 'two', 'c']
  return Object.fromEntries(
    Array.from({ length: size }, () => [oneOf(names), randomValue(random, depth - 1)]),
  )
}
