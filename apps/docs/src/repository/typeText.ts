/** The parts of JSON Schema that the contract's document uses. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly items?: Schema
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
}

export const nameOfRef = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1)

const joined = (schemas: readonly Schema[], by: string, depth: number) =>
  [...new Set(schemas.map(each => typeText(each, depth)))].join(by)

const key = (name: string) => (/^[\w$]+$/.test(name) ? name : `'${name}'`)

function objectText({ properties, required = [], additionalProperties }: Schema, depth: number): string {
  const indent = '  '.repeat(depth + 1)
  const lines = Object.entries(properties ?? {}).map(
    ([name, schema]) =>
      `${indent}${key(name)}${required.includes(name) ? '' : '?'}: ${typeText(schema, depth + 1)}`,
  )
  if (typeof additionalProperties === 'object')
    lines.push(`${indent}[name: string]: ${typeText(additionalProperties, depth + 1)}`)
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`
}

function arrayText(items: Schema | undefined, depth: number): string {
  const text = items ? typeText(items, depth) : 'unknown'
  return / [|&] /.test(text) && !text.startsWith('{') ? `(${text})[]` : `${text}[]`
}

function plainText(type: string | undefined, schema: Schema, depth: number): string {
  if (type === 'object') return objectText(schema, depth)
  if (type === 'array') return arrayText(schema.items, depth)
  if (type === 'integer') return 'number'
  return type ?? (schema.properties ? objectText(schema, depth) : 'unknown')
}

/** A schema as a type in TypeScript, which is shorter to read; a model is named, not repeated. */
export function typeText(schema: Schema, depth = 0): string {
  if (schema.$ref) return nameOfRef(schema.$ref)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return joined(choices, ' | ', depth)
  if (schema.allOf) return joined(schema.allOf, ' & ', depth)
  if (typeof schema.type !== 'string' && schema.type)
    return schema.type.map(type => plainText(type, schema, depth)).join(' | ')
  return plainText(schema.type, schema, depth)
}

/** The models that a schema names. */
export function modelsOf(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([name, value]) =>
    name === '$ref' && typeof value === 'string' && value.includes('/schemas/')
      ? [nameOfRef(value)]
      : modelsOf(value),
  )
}
