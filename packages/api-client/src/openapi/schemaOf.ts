import type { AnyStruct } from '../endpoint/index.ts'
import type { JsonSchema } from './JsonSchema.ts'
import { refinementsOf } from './refinements.ts'

/** The name of a model with its own schema, by its struct's schema object. */
export type ModelNames = ReadonlyMap<unknown, string>

/** Converts a struct into JSON Schema; named models become references. */
export function schemaOf(struct: AnyStruct, names: ModelNames = new Map()): JsonSchema {
  const name = struct.schema === null ? undefined : names.get(struct.schema)
  const schema = name ? { $ref: `#/components/schemas/${name}` } : bareSchemaOf(struct, names)
  const saysNull = schema.type === 'null' || struct.type === 'unknown'
  return !saysNull && struct.is(null) ? orNull(schema) : schema
}

/** The schema of a named model itself, not its reference. */
export function bareSchemaOf(struct: AnyStruct, names: ModelNames): JsonSchema {
  switch (struct.type) {
    case 'string':
    case 'number':
    case 'integer':
    case 'boolean':
      return { type: struct.type, ...refinementsOf(struct) }
    case 'enums':
      return { enum: Object.values(struct.schema) }
    case 'literal':
      return struct.schema === null ? { type: 'null' } : { const: struct.schema }
    case 'array':
      return { type: 'array', items: schemaOf(struct.schema, names), ...refinementsOf(struct) }
    case 'object':
    case 'type':
      return objectSchema(struct, names)
    case 'record':
      return { type: 'object', additionalProperties: valueOf(struct, names) }
    case 'tuple': {
      const prefixItems = partsOf(struct, []).map(([, part]) => schemaOf(part, names))
      return { type: 'array', prefixItems, items: false, minItems: prefixItems.length }
    }
    case 'union':
      return unionSchema(struct)
    case 'file':
      return { type: 'string', format: 'binary' }
    case 'unknown':
      return {}
    default:
      throw new Error(`JSON Schema has no word for the struct ${struct.type}.`)
  }
}

function objectSchema(struct: AnyStruct, names: ModelNames): JsonSchema {
  const members = partsOf(struct, {})
  const required = members.filter(([, member]) => !isOptional(member)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(members.map(([name, member]) => [name, schemaOf(member, names)])),
    ...(required.length && { required }),
    ...(struct.type === 'object' && { additionalProperties: false }),
  }
}

/** The structs to which a struct delegates the parts of a value. */
function partsOf(struct: AnyStruct, value: unknown): readonly (readonly [string, AnyStruct])[] {
  const parts = struct.entries(value, { branch: [value], path: [] })
  // A Struct<never> differs from the others for the compiler only.
  return [...parts].map(([name, , part]) => [String(name), part as AnyStruct])
}

function valueOf(struct: AnyStruct, names: ModelNames): JsonSchema {
  // A record lists each member twice: for the key's struct and for the value's struct.
  const [, value] = partsOf(struct, { any: undefined })
  return value ? schemaOf(value[1], names) : {}
}

function isOptional(struct: AnyStruct): boolean {
  const [error] = struct.validate(undefined, { coerce: true })
  return !error
}

const samples = { string: 'a', number: 0.5, integer: 1, boolean: true } as const

/**
 * A union does not expose its structs. Its accepted values are probed, which suffices for plain ones and lists of them.
 */
function unionSchema(struct: AnyStruct): JsonSchema {
  const accepted = (wrap: (sample: unknown) => unknown) => {
    const types = Object.entries(samples).flatMap(([type, sample]) => (struct.is(wrap(sample)) ? [type] : []))
    return types.includes('number') ? types.filter(type => type !== 'integer') : types
  }
  const plain = accepted(sample => sample).map(type => ({ type }))
  const listed = accepted(sample => [sample])
  const lists = listed.length ? [{ type: 'array', items: { anyOf: listed.map(type => ({ type })) } }] : []
  const anyOf = [...plain, ...lists]
  const [error] = struct.validate(Symbol('nothing any struct takes'))
  const described = /union of `(.*?)`/.exec(error?.message ?? '')?.[1]?.split(' | ') ?? []
  if (!anyOf.length || described.some(type => !(type in samples) && type !== 'array'))
    throw new Error(`JSON Schema cannot describe this union: ${described.join(' | ')}.`)
  return { anyOf }
}

function orNull(schema: JsonSchema): JsonSchema {
  if (typeof schema.type === 'string' && !schema.properties && !schema.items)
    return { ...schema, type: [schema.type, 'null'] }
  return { anyOf: [schema, { type: 'null' }] }
}
