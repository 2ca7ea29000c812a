import { nothing, type AnswerOf, type Endpoint } from '../endpoint/index.ts'
import { clients } from './clients.ts'
import { renameKeys } from './renameKeys.ts'

/** Model to wire: the JSON to send, or undefined for an answer without content (204). */
export function answerToWire<E extends Endpoint>(endpoint: E, answer: AnswerOf<E>): unknown {
  if (endpoint.answer === nothing) return undefined
  const { emptyIsNull, wireNames } = clients[endpoint.client]
  return answer === null && emptyIsNull ? {} : renameKeys(answer, wireNames)
}
