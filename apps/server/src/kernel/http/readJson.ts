import { ProblemError } from './problem.ts'
import { bodyTooLarge, readBytes } from './readBytes.ts'

/** Far above any honest request; uploads have their own limit. */
const MAX_BODY_BYTES = 64 * 1024

const JSON_TYPE = /^application\/json\s*(;\s*charset=utf-8\s*)?$/i

/** The body of a request; a ProblemError if it is too large. */
export const readText = async (request: Request): Promise<string> => {
  const announced = request.headers.get('content-length')
  if (announced === null)
    return new TextDecoder('utf-8', { fatal: true }).decode(await readBytes(request.body, MAX_BODY_BYTES))
  if (!(Number(announced) <= MAX_BODY_BYTES)) throw bodyTooLarge(MAX_BODY_BYTES)
  // The connection ends a body at its content length, so it cannot grow beyond it.
  const text = await request.text()
  if (text.length > MAX_BODY_BYTES) throw bodyTooLarge(MAX_BODY_BYTES)
  return text
}

/** Whether a value is a text that PostgreSQL cannot store: one with a null byte or half a surrogate pair. */
export const isUnstorable = (value: unknown): boolean =>
  typeof value === 'string' && /[\0\p{Surrogate}]/u.test(value)

/** Names that reach an object's prototype; no request of ours has such a field. */
const POISON = new Set(['__proto__', 'constructor', 'prototype'])

/** Deeper than any request of the contract; checks that recurse stay far from the end of the stack. */
const MAX_DEPTH = 16

const check = (value: unknown, depth = 0): void => {
  if (isUnstorable(value)) throw new SyntaxError('A text that cannot be stored.')
  if (typeof value !== 'object' || value === null) return
  if (depth === MAX_DEPTH) throw new SyntaxError('Nested too deep.')
  for (const [key, member] of Object.entries(value)) {
    if (POISON.has(key)) throw new SyntaxError('A forbidden name.')
    check(member, depth + 1)
  }
}

const parse = (text: string): unknown => {
  const value: unknown = JSON.parse(text)
  check(value)
  return value
}

/** The JSON body of a request, or the problem that says what is wrong with it. */
export const readJson = async (request: Request): Promise<unknown> => {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) throw new ProblemError(415)
  try {
    return parse(await readText(request))
  } catch (error) {
    if (error instanceof ProblemError) throw error
    throw new ProblemError(400, { errorKey: 'error.badRequest', title: 'The body is not valid JSON.' })
  }
}
