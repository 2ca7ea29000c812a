import { instant } from '@players-club/domain-models'
import { enums, nullable, size, string, type, type Struct } from 'superstruct'
import { isInsideUnitOfWork } from '../kernel/database/index.ts'
import type { IdentityProvider } from './IdentityProvider.ts'

export interface HttpIdentityOptions {
  /** Where the checker is. */
  url: string
  /** The bearer secret the other side knows us by. */
  secret: string
  timeoutMs?: number
  fetch?: typeof globalThis.fetch
}

const reference = size(string(), 1, 200)

const verdict = type({
  outcome: enums(['verified', 'failed', 'alreadyValidated']),
  reference,
  validUntil: nullable(instant()),
})
const opened = type({ reference, url: string(), expiresAt: instant() })
const scanned = type({
  status: enums(['pending', 'approved', 'rejected', 'lapsed']),
  validUntil: nullable(instant()),
})

const dateOf = (text: string | null) => (text === null ? null : new Date(text))

/** Asks a checker over HTTP. Any answer but a whole good one, and none in time, is a failure. */
export function httpIdentity({
  url,
  secret,
  timeoutMs = 10_000,
  fetch = globalThis.fetch,
}: HttpIdentityOptions): IdentityProvider {
  const { origin } = new URL(url)

  const ask = async <T, S>(answer: Struct<T, S>, path: string, body?: object, key?: string): Promise<T> => {
    if (isInsideUnitOfWork()) throw new Error('No outside party is called inside a unit of work.')
    const response = await fetch(`${url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${secret}`,
        accept: 'application/json',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: body ? JSON.stringify(body) : null,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`The identity checker answered ${response.status}.`)
    }
    const json: unknown = await response.json().catch(() => undefined)
    const [problem, value] = answer.validate(json)
    // The parser's words would repeat what the other side sent, and with it what we sent there.
    if (problem) throw new Error('The identity checker answered something else than was asked for.')
    return value
  }

  return {
    async check(entry, checkId) {
      const { validUntil, ...found } = await ask(verdict, '/checks', entry, checkId)
      return { outcome: found.outcome, reference: found.reference, validUntil: dateOf(validUntil) }
    },

    async openScan(person) {
      const scan = await ask(opened, '/scans', person)
      // The page policy lets the checker's own pages into a frame, and no others.
      if (!URL.canParse(scan.url) || new URL(scan.url).origin !== origin) {
        throw new Error('The identity checker named a page that is not its own.')
      }
      return { reference: scan.reference, url: scan.url, expiresAt: new Date(scan.expiresAt) }
    },

    async readScan(scan) {
      const { status, validUntil } = await ask(scanned, `/scans/${encodeURIComponent(scan)}/status.json`)
      return { status, validUntil: dateOf(validUntil) }
    },
  }
}
