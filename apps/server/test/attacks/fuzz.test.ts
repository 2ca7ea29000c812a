import { randomUUID } from 'node:crypto'
import { contract } from '@players-club/api-client/contract'
import { openApiDocument, type JsonSchema } from '@players-club/api-client/openapi'
import { expect, test } from 'vitest'
import { seedDemo } from '../../demo/seedDemo.ts'
import { deriveSecrets } from '../../src/kernel/secrets/secrets.ts'
import type { Browser, Received } from '../Browser.ts'
import { cheapPasswords, startServer } from '../clubServer.ts'
import { START } from '../constants.ts'
import { onPostgres } from '../engines.ts'
import { makeOdd, oddText, sample, seededRandom } from './oddRequests.ts'

const SEED = 20_260_301
const REQUESTS = 60

interface Parameter {
  name: string
  in: 'path' | 'query'
  schema: JsonSchema
}

interface Operation {
  operationId: string
  parameters: readonly (Parameter | { $ref: string })[]
  requestBody?: { content: Readonly<Record<string, { schema: JsonSchema }>> }
}

interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  components: { schemas: Readonly<Record<string, JsonSchema>> }
}

// The document is written as plain JSON, which this describes as far as the test reads it.
const { paths, components } = openApiDocument(contract, () => '') as unknown as Document

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    ...operation,
  })),
)

const random = seededRandom(SEED)

const isOdd = () => random() < 0.5

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

const addressOf = ({ path, parameters }: (typeof operations)[number]): string => {
  const query = new URLSearchParams()
  let address = path
  for (const parameter of parameters) {
    if ('$ref' in parameter) continue
    const { name, schema } = parameter
    const text = isOdd() ? oddText(random) : asText(sample(schema, random, components.schemas))
    if (parameter.in === 'path') address = address.replace(`{${name}}`, encodeURIComponent(text))
    else if (isOdd()) query.append(name, text)
  }
  return query.size > 0 ? `${address}?${query.toString()}` : address
}

const bodyOf = ({ requestBody }: (typeof operations)[number]): unknown => {
  const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(requestBody?.content ?? {})
  if (type === '') return undefined
  const whole = sample(schema, random, components.schemas)
  const body = makeOdd(whole, random)
  if (type === 'application/json') return body
  const form = new FormData()
  for (const [name, part] of Object.entries(body ?? {})) form.append(name, asText(part) ?? '')
  return form
}

/** Why an answer is wrong; undefined if it is a success or a typed refusal. */
const faultOf = ({ status, headers, problem }: Received): string | undefined => {
  if (status < 400) return undefined
  if (!headers.get('content-type')?.startsWith('application/problem+json')) return 'is not a problem'
  if (problem.status !== status) return `says ${problem.status}`
  if (status === 500) return 'is a 500'
  return status === 503 && problem.errorKey === undefined ? 'is a bare 503' : undefined
}

onPostgres('odd requests to every call of the API', world => {
  const club = startServer(world)

  const odd = async (operation: (typeof operations)[number], browser: Browser) => {
    const [address, body] = [addressOf(operation), bodyOf(operation)]
    const headers = { 'idempotency-key': randomUUID() }
    const fault = faultOf(await browser.send(operation.method, address, { body, headers }))
    return (
      fault && `${operation.method} ${address.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 300)}: ${fault}`
    )
  }

  test('are answered, or refused with a problem, and never with an error of the server', async () => {
    const secrets = deriveSecrets('s'.repeat(32))
    await seedDemo({ database: world.database, secrets, passwords: cheapPasswords() }, START)
    const faults: string[] = []
    for (const operation of operations) {
      await club.forgetAttempts()
      const [player, guest] = [(await club.enterNew()).browser, await club.browser().open()]
      for (let count = 0; count < REQUESTS; count += 1)
        faults.push((await odd(operation, count % 4 === 3 ? guest : player)) ?? '')
    }
    expect(faults.filter(fault => fault !== '')).toEqual([])
    expect(operations.length).toBeGreaterThan(90)
  })
})
