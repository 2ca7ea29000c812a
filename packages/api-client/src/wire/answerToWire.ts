import { nothing, type AnswerOf, type Endpoint } from '../endpoint/index.ts'
import { clients } from './clients.ts'
import { respell } from './respell.ts'

/** Model to wire: what is to be sent as JSON, or undefined where the answer has no content (204). */
export function answerToWire<E extends Endpoint>(endpoint: E, answer: AnswerOf<E>): unknown {
  if (endpoint.answer === nothing) return undefined
  const { emptyIsNull, spellings } = clients[endpoint.client]
  return answer === null && emptyIsNull ? {} : respell(answer, spellings)
}
