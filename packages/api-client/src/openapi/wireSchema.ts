import type { ClientName } from '../endpoint/index.ts'
import { clients } from '../wire/index.ts'
import type { JsonSchema } from './JsonSchema.ts'

/** The schema on a client's wire, made from the schema of the model. */
export function wireSchema(schema: JsonSchema, client: ClientName): JsonSchema {
  const { wireNames, emptyIsNull } = clients[client]
  const spelled = renameProperties(schema, wireNames)
  const alternatives = spelled.anyOf?.map(one =>
    one.type === 'null' && emptyIsNull ? { type: 'object', maxProperties: 0 } : one,
  )
  return alternatives ? { ...spelled, anyOf: alternatives } : spelled
}

function renameProperties(schema: JsonSchema, wireNames: Readonly<Record<string, string>>): JsonSchema {
  const spell = (name: string) => wireNames[name] ?? name
  const { properties, required, items, anyOf } = schema
  const inside = (part: JsonSchema) => renameProperties(part, wireNames)
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, member]) => [spell(name), inside(member)]),
      ),
    }),
    ...(required && { required: required.map(spell) }),
    ...(items && { items: inside(items) }),
    ...(anyOf && { anyOf: anyOf.map(inside) }),
  }
}
