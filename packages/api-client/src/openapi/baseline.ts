import { isMultipart } from '../endpoint/index.ts'
import { clients } from '../wire/index.ts'
import type { JsonSchema } from './JsonSchema.ts'
import { models } from './models.ts'
import type { ContractRows } from './openApiDocument.ts'
import { bareSchemaOf, schemaOf } from './schemaOf.ts'
import { wireSchema } from './wireSchema.ts'

/** The contract in lines, one for each call, error, parameter and property: `accounts.signIn/body.email: …`. */
export function baselineOf(contract: ContractRows): string[] {
  const names = new Map(Object.entries(models).map(([name, { schema }]) => [schema, name]))
  const lines = new Map<string, string>()
  const add = (key: string, text: string, isOptional = false) =>
    lines.set(key, `${key}${isOptional ? '?' : ''}: ${text}`)

  const addSchema = (key: string, schema: JsonSchema, isOptional?: boolean) => {
    const text = textOf(schema)
    add(key, text, isOptional)
    for (const [, model = ''] of text.matchAll(/schemas\/(\w+)/g)) addModel(model, isSent(key))
    addMembers(key, schema)
  }
  const addMembers = (key: string, { properties = {}, required = [], ...schema }: JsonSchema) => {
    for (const [name, member] of Object.entries(properties))
      addSchema(`${key}.${name}`, member, !required.includes(name))
    for (const one of schema.anyOf ?? []) addMembers(key, one)
    for (const one of [schema.items, schema.additionalProperties, ...(schema.prefixItems ?? [])])
      if (typeof one === 'object') addMembers(`${key}[]`, one)
  }
  const addModel = (name: string, isInRequest: boolean) => {
    const key = `${name}/${isInRequest ? 'body' : 'answer'}`
    const struct = models[name]
    if (struct && !lines.has(key)) addSchema(key, bareSchemaOf(struct, names))
  }

  for (const endpoint of Object.values(contract).flatMap(row => Object.values(row))) {
    const { name, client, method, path, params, query, body, answer, errors, access, effect } = endpoint
    const encoding = isMultipart(endpoint) ? ' multipart' : ''
    add(name, `${method} ${clients[client].base}${path} ${access} ${effect}${encoding}`)
    for (const [error, status] of Object.entries(errors)) add(`${name}/error ${error}`, String(status))
    if (params) addSchema(`${name}/params`, schemaOf(params, names))
    const queried = query && schemaOf(query, names)
    if (queried) addSchema(`${name}/query`, queried, !queried.required)
    const sent = body && schemaOf(body, names)
    if (sent) addSchema(`${name}/body`, encoding ? sent : wireSchema(sent, client))
    addSchema(`${name}/answer`, wireSchema(schemaOf(answer, names), client))
  }
  return [...lines.values()].sort()
}

/** The changes that break a client made for the baseline; what is only added breaks none. */
export function breakingChanges(baseline: readonly string[], current: readonly string[]): string[] {
  const before = parse(baseline)
  const now = parse(current)
  const changed = [...before].flatMap(([key, was]) => {
    const is = now.get(key)
    // What is gone as a whole is reported once.
    if (!is) return isCall(key) || now.has(parentOf(key)) ? [`${key} is gone`] : []
    if (is.text !== was.text) return [`${key} was ${was.text} and is ${is.text}`]
    if (isSent(key)) return was.isOptional && !is.isOptional ? [`${key} is required now`] : []
    return is.isOptional && !was.isOptional ? [`${key} is optional now`] : []
  })
  const demanded = [...now].flatMap(([key, { isOptional }]) =>
    isSent(key) && !isOptional && !before.has(key) && before.has(parentOf(key))
      ? [`${key} is new and required`]
      : [],
  )
  return [...changed, ...demanded]
}

const isCall = (key: string) => !key.includes('/')

const isSent = (key: string) => /\/(params|query|body)/.test(key)

function parentOf(key: string): string {
  const [owner = '', part = ''] = key.split('/')
  return isSent(key) || part.startsWith('answer')
    ? `${owner}/${part}`.replace(/((\[\])*\.|\/)[^./]+$/, '')
    : owner
}

/** The schema without the members, which have lines of their own. */
const textOf = (schema: JsonSchema) =>
  JSON.stringify(schema, (name, value: unknown) =>
    name === 'properties' || name === 'required' ? undefined : value,
  )

const parse = (lines: readonly string[]) =>
  new Map(
    lines.map(line => {
      const [, key = '', mark, text] = /^(.+?)(\?)?: (.*)$/.exec(line) ?? []
      return [key, { isOptional: mark !== undefined, text }]
    }),
  )
