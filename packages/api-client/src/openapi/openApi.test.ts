import { Validator } from '@seriousme/openapi-schema-validator'
import { object, string, type } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { contract } from '../contract.ts'
import { endpoint, nothing, type Endpoint } from '../endpoint/index.ts'
import { clients } from '../wire/index.ts'
import { openApiDocument, renderOpenApi } from './index.ts'

const rendered = renderOpenApi()

test('the same contract renders the same text', () => {
  expect(renderOpenApi()).toBe(rendered)
})

test('the document is valid OpenAPI 3.1, including its references', async () => {
  const validator = new Validator()
  expect(await validator.validate(JSON.parse(rendered))).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
  const references = [...rendered.matchAll(/"\$ref": "#\/([^"]+)"/g)].map(([, pointer]) => pointer ?? '')
  const document: unknown = JSON.parse(rendered)
  for (const pointer of new Set(references)) expect(document).toHaveProperty(pointer.split('/'))
})

test('[IDV-002] no call names a property otherwise than its client spells it, in a model neither', () => {
  const document = openApiDocument(contract, () => '')
  const models: Readonly<Record<string, unknown>> = JSON.parse(rendered).components.schemas
  const propertiesOf = (schema: unknown, seen = new Set<string>()): string[] => {
    if (typeof schema !== 'object' || schema === null) return []
    return Object.entries(schema).flatMap(([key, value]) => {
      const model = key === '$ref' ? /schemas\/(\w+)$/.exec(String(value))?.[1] : undefined
      if (model === undefined)
        return [...(key === 'properties' ? Object.keys(value) : []), ...propertiesOf(value, seen)]
      return seen.has(model) ? [] : propertiesOf(models[model], seen.add(model))
    })
  }
  const misspelt = Object.values(contract)
    .flatMap(row => Object.values<Endpoint>(row))
    .flatMap(({ name, client, method, path }) => {
      const { base, wireNames } = clients[client]
      const { requestBody, responses } = document.paths[base + path]?.[method.toLowerCase()] ?? {}
      // A problem is spelt alike by all clients.
      const [, answer] = Object.entries(responses ?? {}).find(([status]) => status === '200') ?? []
      return propertiesOf([requestBody, answer])
        .filter(property => property in wireNames)
        .map(property => `${name}: ${property}`)
    })
  expect(misspelt).toEqual([])
  expect(propertiesOf(document.paths['/api/identity/status'])).toContain('remaingAttempts')
})

describe('an operation', () => {
  const open = endpoint({
    name: 'games.findGame',
    client: 'loyaltyV2',
    method: 'POST',
    path: '/games/{gameId}',
    params: object({ gameId: string() }),
    body: object({ multiplier: string() }),
    answer: type({ multiplier: string() }),
    errors: { 'error.email.notfound': 404 },
    access: 'open',
    effect: 'write',
  })
  const value = endpoint({
    name: 'games.play',
    client: 'loyaltyV2',
    method: 'POST',
    path: '/plays',
    answer: nothing,
    errors: { 'error.redemption.quantity': 422 },
    access: 'player',
    effect: 'value',
  })
  const { paths } = openApiDocument({ games: { open, value } }, ({ name }) => `About ${name}`)
  const findGame = paths['/api/loyalty/v2/games/{gameId}']?.post
  const play = paths['/api/loyalty/v2/plays']?.post

  test('uses the names of the wire, strict for requests and tolerant for answers', () => {
    expect(findGame?.operationId).toBe('games.findGame')
    expect(findGame?.summary).toBe('About games.findGame')
    expect(findGame?.requestBody).toEqual({
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { multipler: { type: 'string' } },
            required: ['multipler'],
            additionalProperties: false,
          },
        },
      },
    })
    expect(findGame?.responses).toHaveProperty(['200', 'content', 'application/json', 'schema'], {
      type: 'object',
      properties: { multipler: { type: 'string' } },
      required: ['multipler'],
    })
  })

  test('names its parameters', () => {
    expect(findGame?.parameters).toContainEqual({
      name: 'gameId',
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })
  })

  test('requires the idempotency key for value calls only', () => {
    const key = { $ref: '#/components/parameters/IdempotencyKey' }
    expect(play?.parameters).toContainEqual(key)
    expect(findGame?.parameters).not.toContainEqual(key)
  })

  test('declares who may call it, and with which token', () => {
    expect(play?.security).toEqual([{ session: [], csrf: [] }])
    expect(findGame?.security).toEqual([
      { guest: [], csrf: [] },
      { session: [], csrf: [] },
    ])
  })

  test('lists its own errors and the common ones by status', () => {
    const keysAt = (status: number, responses: unknown) => {
      expect(responses).toHaveProperty([status, 'content', 'application/problem+json'])
      return JSON.stringify(responses && typeof responses === 'object' ? Reflect.get(responses, status) : '')
    }
    expect(keysAt(404, findGame?.responses)).toContain('error.email.notfound')
    expect(keysAt(422, play?.responses)).toContain('error.redemption.quantity')
    expect(keysAt(422, play?.responses)).toContain('error.idempotency.conflict')
    expect(keysAt(403, play?.responses)).toContain('error.csrf')
    expect(keysAt(403, play?.responses)).toContain('error.cookies')
    expect(play?.responses).toHaveProperty('401')
    expect(play?.responses).toHaveProperty('204')
    expect(findGame?.responses).not.toHaveProperty('401')
    for (const status of ['413', '415']) {
      expect(findGame?.responses).toHaveProperty(status)
      expect(play?.responses).not.toHaveProperty(status)
    }
    expect(findGame?.responses).not.toHaveProperty('409')
  })

  test.each([
    ['get', '/api/loyalty/v1/draws/{drawId}', '404'],
    ['get', '/api/loyalty/v1/draws/{drawId}/entry-details', '404'],
    ['get', '/api/loyalty/v1/preferences/{login}', '404'],
    ['put', '/api/loyalty/v1/preferences/{login}', '404'],
    ['post', '/api/loyalty/v2/lounge-rewards/free-entries/guest', '401'],
  ])('%s %s lists the status %s, which the service answers', (method, path, status) => {
    expect(openApiDocument(contract, () => '').paths[path]?.[method]?.responses).toHaveProperty(status)
  })
})
