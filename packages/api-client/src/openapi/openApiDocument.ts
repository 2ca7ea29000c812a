import { SOFTWARE_VERSION } from '@players-club/domain-models'
import type { Endpoint } from '../endpoint/index.ts'
import { clients } from '../wire/index.ts'
import { models } from './models.ts'
import { operation, type Operation } from './operation.ts'
import { bareSchemaOf } from './schemaOf.ts'

export type OpenApiDocument = {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, unknown>>
  readonly [member: string]: unknown
}

/** The calls of a contract by their rows. */
export type ContractRows = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

/** The contract as an OpenAPI 3.1 document. The output is deterministic. */
export function openApiDocument(
  contract: ContractRows,
  summaryOf: (endpoint: Endpoint) => string,
): OpenApiDocument {
  const names = new Map(Object.entries(models).map(([name, { schema }]) => [schema, name]))
  const endpoints = Object.values(contract).flatMap(row => Object.values(row))
  const paths: Record<string, Record<string, Operation>> = {}
  for (const endpoint of endpoints) {
    const path = clients[endpoint.client].base + endpoint.path
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(endpoint, summaryOf(endpoint), names),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Players Club',
      version: SOFTWARE_VERSION,
      description:
        'Every call of the Players Club. A refusal is a problem with an errorKey; its title may change.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.keys(contract).map(name => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1))),
    components: {
      schemas: Object.fromEntries(
        Object.entries(models).map(([name, struct]) => [name, bareSchemaOf(struct, names)]),
      ),
      ...commonParts,
    },
  }
}

function clientHeader(name: string, description: string, schema: object) {
  return { name, in: 'header', required: true, description, schema }
}

const commonParts = {
  parameters: {
    ClientPlatform: clientHeader('X-Client-Platform', 'The club itself, or a widget on a partner’s site.', {
      enum: ['web', 'embed'],
    }),
    ClientOS: clientHeader('X-Client-OS', 'The operating system.', { type: 'string' }),
    ClientBrowser: clientHeader('X-Client-Browser', 'The browser.', { type: 'string' }),
    IdempotencyKey: clientHeader(
      'Idempotency-Key',
      'The same for every attempt at one intention: it counts once.',
      { type: 'string', pattern: '^[\\w-]{8,128}$' },
    ),
    AcceptLanguage: {
      ...clientHeader('Accept-Language', 'The languages of the texts in answers.', { type: 'string' }),
      required: false,
    },
  },
  headers: {
    CsrfToken: { description: 'Replaces the token held so far.', schema: { type: 'string' } },
  },
  responses: {
    Problem: {
      description: 'It did not work.',
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  },
  securitySchemes: {
    session: { type: 'apiKey', in: 'cookie', name: '__Host-pc_session', description: 'A signed-in player.' },
    guest: { type: 'apiKey', in: 'cookie', name: '__Host-pc_guest', description: 'Anybody else.' },
    csrf: { type: 'apiKey', in: 'header', name: 'X-CSRF-Token', description: 'Bound to the cookie.' },
  },
}
