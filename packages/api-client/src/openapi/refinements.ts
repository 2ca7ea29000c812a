import type { AnyStruct } from '../endpoint/index.ts'
import type { JsonSchema } from './JsonSchema.ts'

/** Our refinements that have a JSON Schema format. */
const formats: Readonly<Record<string, string>> = { instant: 'date-time', 'calendar-day': 'date' }

// Together they violate every bound and nearly every pattern.
const texts = ['', '\u0000', '\u0000'.repeat(10_000)]
const lists = [[], Array.from({ length: 10_000 })]
const numbers = [-Number.MAX_VALUE, Number.MAX_VALUE]
const probes: Readonly<Record<string, readonly unknown[]>> = {
  string: texts,
  array: lists,
  number: numbers,
  integer: numbers,
}

/**
 * The constraints of a struct beyond its type. A refinement is a closure and cannot be read, so it is called with
 * invalid values, and its messages name the bounds.
 */
export function refinementsOf(struct: AnyStruct): JsonSchema {
  const complaints = (probes[struct.type] ?? []).flatMap(probe => [
    ...struct.refiner(probe, { branch: [probe], path: [] }),
  ])
  return complaints.reduce<JsonSchema>(
    (schema, { refinement, message }) => ({ ...schema, ...demand(struct.type, refinement, message) }),
    {},
  )
}

function demand(type: string, refinement: string | undefined, message: string): JsonSchema {
  const format = formats[refinement ?? '']
  if (format) return { format }
  switch (refinement) {
    case 'min':
      return { minimum: Number(read(message, /or equal to (\S+) but/)) }
    case 'max':
      return { maximum: Number(read(message, /or equal to (\S+) but/)) }
    case 'pattern':
      return { pattern: read(message, /matching `\/(.*)\/` but/s) }
    case 'nonempty':
      return type === 'array' ? { minItems: 1 } : { minLength: 1 }
    case 'size': {
      const least = Number(read(message, /(?:of|between) `(\S+)`/))
      const most = message.includes('between') ? Number(read(message, /and `(\S+)`/)) : least
      return range(type, least, most)
    }
    default:
      throw new Error(`JSON Schema has no word for the refinement ${String(refinement)}: ${message}`)
  }
}

function read(message: string, part: RegExp): string {
  const found = part.exec(message)?.[1]
  if (found === undefined) throw new Error(`No bound can be read from: ${message}`)
  return found
}

function range(type: string, least: number, most: number): JsonSchema {
  if (type === 'string') return { minLength: least, maxLength: most }
  return type === 'array' ? { minItems: least, maxItems: most } : { minimum: least, maximum: most }
}
