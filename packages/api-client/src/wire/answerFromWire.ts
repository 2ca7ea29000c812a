import type { AnswerOf, Endpoint } from '../endpoint/index.ts'
import { clients } from './clients.ts'
import { fit, fits, Misfit } from './fit.ts'
import { inverse, respell } from './respell.ts'

/** Wire to model. What is not the answer of the contract is refused with a `Misfit`. */
export function answerFromWire<E extends Endpoint>(endpoint: E, wire: unknown): AnswerOf<E> {
  const { emptyIsNull, spellings } = clients[endpoint.client]
  const isNothing = wire === undefined || (emptyIsNull && isEmptyObject(wire) && fits(null, endpoint.answer))
  const answer = fit(isNothing ? null : respell(wire, inverse(spellings)), endpoint.answer)
  if (answer instanceof Misfit) throw answer
  return answer
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !Object.keys(value).length
}
