import type { AnswerOf, Endpoint } from '../endpoint/index.ts'
import { clients } from './clients.ts'
import { inverse, respell } from './respell.ts'
import { isValid, validateFast, ValidationMismatch } from './validateFast.ts'

/** Wire to model. Throws a `ValidationMismatch` for an answer that violates the contract. */
export function answerFromWire<E extends Endpoint>(endpoint: E, wire: unknown): AnswerOf<E> {
  const { emptyIsNull, spellings } = clients[endpoint.client]
  const isNothing =
    wire === undefined || (emptyIsNull && isEmptyObject(wire) && isValid(null, endpoint.answer))
  const answer = validateFast(isNothing ? null : respell(wire, inverse(spellings)), endpoint.answer)
  if (answer instanceof ValidationMismatch) throw answer
  return answer
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.keys(value).length
}
