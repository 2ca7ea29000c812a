import { is } from 'superstruct'
import type { AnswerOf, Endpoint } from '../endpoint/index.ts'
import { clients } from './clients.ts'
import { createQuickly } from './createQuickly.ts'
import { inverse, respell } from './respell.ts'

/** Wire to model. What is not the answer of the contract is refused with superstruct's `StructError`. */
export function answerFromWire<E extends Endpoint>(endpoint: E, wire: unknown): AnswerOf<E> {
  const { emptyIsNull, spellings } = clients[endpoint.client]
  const isNothing = wire === undefined || (emptyIsNull && isEmptyObject(wire) && is(null, endpoint.answer))
  return createQuickly(isNothing ? null : respell(wire, inverse(spellings)), endpoint.answer)
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.keys(value).length
}
