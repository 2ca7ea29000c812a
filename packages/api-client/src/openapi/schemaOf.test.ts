import { calendarDay, instant } from '@players-club/domain-models'
import {
  array,
  boolean,
  coerce,
  defaulted,
  enums,
  func,
  integer,
  intersection,
  literal,
  max,
  min,
  nonempty,
  nullable,
  number,
  object,
  optional,
  pattern,
  record,
  refine,
  size,
  string,
  tuple,
  type,
  union,
  unknown,
} from 'superstruct'
import { describe, expect, test } from 'vitest'
import type { AnyStruct } from '../endpoint/index.ts'
import type { JsonSchema } from './JsonSchema.ts'
import { schemaOf } from './schemaOf.ts'

type Case = readonly [what: string, struct: AnyStruct, schema: JsonSchema]

describe('the JSON Schema', () => {
  test.each<Case>([
    ['a string', string(), { type: 'string' }],
    ['a number', number(), { type: 'number' }],
    ['a whole number', integer(), { type: 'integer' }],
    ['a boolean', boolean(), { type: 'boolean' }],
    ['anything', unknown(), {}],
    ['one of some', enums(['DEBIT', 'CREDIT']), { enum: ['DEBIT', 'CREDIT'] }],
    ['one of some numbers', enums([10, 25]), { enum: [10, 25] }],
    ['just this', literal('TRUE'), { const: 'TRUE' }],
    ['just false', literal(false), { const: false }],
    ['null', literal(null), { type: 'null' }],
    ['a list', array(string()), { type: 'array', items: { type: 'string' } }],
    [
      'a list of lists',
      array(array(integer())),
      { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
    ],
    ['a record', record(string(), number()), { type: 'object', additionalProperties: { type: 'number' } }],
    [
      'a pair',
      tuple([string(), integer()]),
      { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false, minItems: 2 },
    ],
    ['one of two types', union([string(), number()]), { anyOf: [{ type: 'string' }, { type: 'number' }] }],
    [
      'one or a list of them',
      union([string(), array(string())]),
      { anyOf: [{ type: 'string' }, { type: 'array', items: { anyOf: [{ type: 'string' }] } }] },
    ],
  ])('of %s follows its struct', (_, struct, schema) => {
    expect(schemaOf(struct)).toEqual(schema)
  })
})

describe('the JSON Schema for null or absence', () => {
  test.each<Case>([
    ['a string or null', nullable(string()), { type: ['string', 'null'] }],
    [
      'a text of a kind or null',
      nullable(size(string(), 1, 3)),
      { type: ['string', 'null'], minLength: 1, maxLength: 3 },
    ],
    ['one of some or null', nullable(enums(['A'])), { anyOf: [{ enum: ['A'] }, { type: 'null' }] }],
    ['just this or null', nullable(literal(1)), { anyOf: [{ const: 1 }, { type: 'null' }] }],
    [
      'an object or null',
      nullable(type({})),
      { anyOf: [{ type: 'object', properties: {} }, { type: 'null' }] },
    ],
  ])('of %s follows its struct', (_, struct, schema) => {
    expect(schemaOf(struct)).toEqual(schema)
  })

  test('members that may be missing or have a default are not required', () => {
    const struct = type({
      always: string(),
      mayBeNull: nullable(string()),
      sometimes: optional(string()),
      either: optional(nullable(string())),
      otherwise: defaulted(boolean(), false),
    })
    expect(schemaOf(struct)).toEqual({
      type: 'object',
      properties: {
        always: { type: 'string' },
        mayBeNull: { type: ['string', 'null'] },
        sometimes: { type: 'string' },
        either: { type: ['string', 'null'] },
        otherwise: { type: 'boolean' },
      },
      required: ['always', 'mayBeNull'],
    })
  })
})

test('requests forbid additional properties, answers allow them, at every depth', () => {
  const inside = { properties: { a: { type: 'integer' } }, required: ['a'], type: 'object' }
  expect(schemaOf(object({ deep: object({ a: integer() }) }))).toEqual({
    type: 'object',
    properties: { deep: { ...inside, additionalProperties: false } },
    required: ['deep'],
    additionalProperties: false,
  })
  expect(schemaOf(type({ deep: array(type({ a: integer() })) }))).toEqual({
    type: 'object',
    properties: { deep: { type: 'array', items: inside } },
    required: ['deep'],
  })
})

describe('the JSON Schema of a refinement', () => {
  test.each<Case>([
    ['at least', min(integer(), 1), { type: 'integer', minimum: 1 }],
    ['at most', max(number(), 99.5), { type: 'number', maximum: 99.5 }],
    ['between', max(min(integer(), -5), 5), { type: 'integer', minimum: -5, maximum: 5 }],
    ['a size of a number', size(number(), 1, 3), { type: 'number', minimum: 1, maximum: 3 }],
    ['a length', size(string(), 8, 20), { type: 'string', minLength: 8, maxLength: 20 }],
    ['just this length', size(string(), 4), { type: 'string', minLength: 4, maxLength: 4 }],
    ['not empty', nonempty(string()), { type: 'string', minLength: 1 }],
    [
      'a list that is not empty',
      nonempty(array(string())),
      { type: 'array', items: { type: 'string' }, minItems: 1 },
    ],
    [
      'so many',
      size(array(string()), 1, 20),
      { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 20 },
    ],
    ['a pattern', pattern(string(), /^[A-Z]{3}$/), { type: 'string', pattern: '^[A-Z]{3}$' }],
    [
      'a pattern with a slash',
      pattern(string(), /^https?:\/\/x$/),
      { type: 'string', pattern: '^https?:\\/\\/x$' },
    ],
    [
      'a length and a pattern',
      pattern(size(string(), 2, 9), /^\d+$/),
      { type: 'string', minLength: 2, maxLength: 9, pattern: '^\\d+$' },
    ],
    ['a moment', instant(), { type: 'string', format: 'date-time' }],
    ['a day', calendarDay(), { type: 'string', format: 'date' }],
    ['an optional bound', optional(min(integer(), 3)), { type: 'integer', minimum: 3 }],
    [
      'a bound behind a coercion',
      min(coerce(integer(), string(), Number), 0),
      { type: 'integer', minimum: 0 },
    ],
  ])('“%s” has its keyword', (_, struct, schema) => {
    expect(schemaOf(struct)).toEqual(schema)
  })
})

test('a named model is referenced, with or without null', () => {
  const player = type({ login: string() })
  const names = new Map<unknown, string>([[player.schema, 'Player']])
  const $ref = '#/components/schemas/Player'
  expect(schemaOf(array(player), names)).toEqual({ type: 'array', items: { $ref } })
  expect(schemaOf(nullable(player), names)).toEqual({ anyOf: [{ $ref }, { type: 'null' }] })
})

test.each<readonly [string, AnyStruct]>([
  ['a function', func()],
  ['an intersection', intersection([type({ a: string() }), type({ b: string() })])],
  ['a union of objects', union([type({ a: string() }), type({ b: string() })])],
  ['a refinement without a word', refine(string(), 'palindrome', value => value === '')],
  ['an exclusive bound', min(integer(), 1, { exclusive: true })],
])('%s is rejected instead of being lost', (_, struct) => {
  expect(() => schemaOf(struct)).toThrow()
})
