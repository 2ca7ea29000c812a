import { errorsOf, isMultipart, nothing, type AnyStruct, type Endpoint } from '../endpoint/index.ts'
import type { JsonSchema } from './JsonSchema.ts'
import { schemaOf, type ModelNames } from './schemaOf.ts'
import { wireSchema } from './wireSchema.ts'

export type Operation = Readonly<Record<string, unknown>>

/** One call as an operation of the document. */
export function operation(endpoint: Endpoint, summary: string, names: ModelNames): Operation {
  const { name, client, params, query, body, effect } = endpoint
  const [row] = name.split('.')
  return {
    operationId: name,
    tags: [row],
    summary,
    security: security(endpoint),
    parameters: [
      ...parametersOf('path', params, names),
      ...parametersOf('query', query, names),
      ...['ClientPlatform', 'ClientOS', 'ClientBrowser', 'AcceptLanguage'].map(parameterRef),
      ...(effect === 'value' ? [parameterRef('IdempotencyKey')] : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        ...(isMultipart(endpoint)
          ? form(schemaOf(body, names))
          : json(wireSchema(schemaOf(body, names), client))),
      },
    }),
    responses: { ...success(endpoint, names), ...failures(endpoint) },
  }
}

/** Writing calls require the CSRF token, of a player or a guest. */
function security({ access, effect }: Endpoint): readonly Readonly<Record<string, readonly string[]>>[] {
  const csrf = effect !== 'read' && { csrf: [] }
  if (access === 'player') return [{ session: [], ...csrf }]
  return csrf
    ? [
        { guest: [], ...csrf },
        { session: [], ...csrf },
      ]
    : []
}

function parametersOf(place: 'path' | 'query', struct: AnyStruct | undefined, names: ModelNames) {
  const { properties = {}, required = [] } = struct ? schemaOf(struct, names) : {}
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: schema.properties ? filterSchema(schema) : schema,
  }))
}

/** A filter is an object in the model and a single text in the address. */
function filterSchema({ properties = {} }: JsonSchema): JsonSchema {
  const parts = Object.keys(properties).map(name => `${name}:…`)
  return { type: 'string', description: `${parts.join(';')}, each part optional, lists with commas` }
}

function success({ answer, client }: Endpoint, names: ModelNames) {
  const headers = { 'X-CSRF-Token': { $ref: '#/components/headers/CsrfToken' } }
  if (answer === nothing) return { 204: { description: 'Done.', headers } }
  return {
    200: { description: 'The answer.', headers, ...json(wireSchema(schemaOf(answer, names), client)) },
  }
}

function failures(endpoint: Endpoint) {
  const named = Object.entries(errorsOf(endpoint))
  const statuses = new Set([...named.map(([, status]) => status), ...unnamed(endpoint)])
  return Object.fromEntries(
    [...statuses]
      .sort((a, b) => a - b)
      .map(status => [status, failure(named.filter(([, of]) => of === status).map(([key]) => key))]),
  )
}

/** Errors without a name: a player's session may have expired, a body may be too large or of another type. */
function unnamed({ access, body }: Endpoint): readonly number[] {
  return [...(access === 'player' ? [401] : []), ...(body ? [413, 415] : []), 500, 503]
}

function failure(keys: readonly string[]) {
  if (!keys.length) return { $ref: '#/components/responses/Problem' }
  const problem = { $ref: '#/components/schemas/Problem' }
  const schema = { allOf: [problem, { properties: { errorKey: { enum: keys } } }] }
  return { description: keys.join(', '), content: { 'application/problem+json': { schema } } }
}

function json(schema: JsonSchema) {
  return { content: { 'application/json': { schema } } }
}

function form(schema: JsonSchema) {
  return { content: { 'multipart/form-data': { schema } } }
}

function parameterRef(name: string) {
  return { $ref: `#/components/parameters/${name}` }
}
