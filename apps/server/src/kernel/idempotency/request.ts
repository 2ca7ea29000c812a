import { hash } from 'node:crypto'
import { IdempotencyKeyMissingError } from './errors.ts'

/** A player's value-moving request, identified by its key, operation and body. */
export interface ValueRequest {
  key: string
  /** The contract's name of the call. */
  operation: string
  bodyHash: Uint8Array
}

const KEY = /^[\w-]{8,128}$/

/** Builds the request from the header and the body; refuses a missing key. */
export function valueRequest(
  header: string | null | undefined,
  operation: string,
  body: unknown,
): ValueRequest {
  if (!header || !KEY.test(header)) throw new IdempotencyKeyMissingError()
  return { key: header, operation, bodyHash: hash('sha256', canonical(body), 'buffer') }
}

/** The same text for the same content, in any order of object members. */
function canonical(value: unknown): string {
  const text = JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  )
  return text ?? 'null'
}
