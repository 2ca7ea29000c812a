import type { JsonSchema } from '@players-club/api-client/openapi'

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export const seededRandom = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Random = ReturnType<typeof seededRandom>

export const oneOf = <T>(values: readonly T[], random: Random): T => {
  const value = values[Math.floor(random() * values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)])

const ODD_TEXTS = [
  '',
  ' ',
  '-1',
  '0',
  '1.5',
  '1e300',
  '99999999999999999999',
  '9007199254740993',
  'NaN',
  'null',
  'é'.repeat(300),
  'x'.repeat(20_000),
  '💥',
  '\u202Eabc',
  '\u0000',
  'a\nb',
  "'; select 1; --",
  '<b>&amp;',
  '../../etc/passwd',
  '2025-02-30',
  '9999-12-31',
  '-0001-01-01',
  '00000000-0000-0000-0000-000000000000',
]

const ODD_VALUES: readonly unknown[] = [
  ...ODD_TEXTS,
  null,
  true,
  -1,
  0,
  1.5,
  1e300,
  -1e300,
  2 ** 31,
  2 ** 53,
  [],
  {},
  nested(12),
  Array.from({ length: 2_000 }, () => 1),
  Array.from({ length: 50 }, () => ({ a: 'b' })),
  { toString: 'x' },
]

const FORMATS: Readonly<Record<string, string>> = {
  date: '2025-01-31',
  'date-time': '2025-01-31T12:00:00Z',
  email: 'odd@players.example',
  uuid: '0194d5a0-0000-7000-8000-000000000000',
  uri: 'https://players.example/',
}

const sampleText = ({ format, minLength = 0, pattern }: JsonSchema, random: Random): string => {
  if (format !== undefined) return FORMATS[format] ?? 'a'
  const digits = pattern?.includes('\\d') || pattern?.includes('0-9')
  return (digits ? '1' : oneOf(['a', 'Some words', 'CSL-TEST'], random)).padEnd(minLength, digits ? '1' : 'a')
}

const sampleNumber = ({ minimum = 0, maximum = 1_000 }: JsonSchema, random: Random): number =>
  Math.floor(minimum + random() * (Math.min(maximum, minimum + 1_000) - minimum))

/** A value that mostly follows the schema. */
export const sample = (
  schema: JsonSchema | false,
  random: Random,
  models: Readonly<Record<string, JsonSchema>>,
): unknown => {
  if (schema === false) return null
  const again = (part: JsonSchema | false) => sample(part, random, models)
  if (schema.$ref !== undefined) return again(models[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return oneOf(schema.enum, random)
  if (schema.anyOf) return again(oneOf(schema.anyOf, random))
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(again))
  const type = typeof schema.type === 'object' ? oneOf(schema.type, random) : schema.type
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, part]) => [name, again(part)]),
    )
  if (type === 'array') return [again(schema.items ?? {})]
  if (type === 'integer' || type === 'number') return sampleNumber(schema, random)
  if (type === 'boolean') return random() < 0.5
  if (type === 'null') return null
  return sampleText(schema, random)
}

/** A text that a path or a query may hold. */
export const oddText = (random: Random): string => oneOf(ODD_TEXTS, random)

/** The value with one part replaced by an odd one, or with a part that does not belong there. */
export const makeOdd = (value: unknown, random: Random): unknown => {
  if (typeof value !== 'object' || value === null || random() < 0.1) return oneOf(ODD_VALUES, random)
  const names = Object.keys(value)
  if (names.length === 0 || random() < 0.1) return { ...value, stranger: oneOf(ODD_VALUES, random) }
  const name = oneOf(names, random)
  const changed: Record<string, unknown> = { ...value }
  if (random() < 0.15) {
    delete changed[name]
    return changed
  }
  changed[name] = makeOdd(changed[name], random)
  return Array.isArray(value) ? Object.values(changed) : changed
}
