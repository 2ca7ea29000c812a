import { problem as problemStruct, type Problem } from '@players-club/domain-models'
import { assert, is } from 'superstruct'
import type { Endpoint } from '../endpoint/index.ts'
import { answerToWire } from '../wire/index.ts'

/** Whether a fake answer is an error. */
export function isProblem(answer: unknown): answer is Problem {
  return is(answer, problemStruct) && answer.status >= 400
}

/** A fake answer as the server sends it. Throws when the contract does not allow it. */
export function wireAnswer(endpoint: Endpoint, answer: unknown): Response {
  if (answer instanceof Response) return answer.clone()
  if (isProblem(answer)) return json(answer, answer.status, 'application/problem+json')
  assert(answer, endpoint.answer)
  const wire = answerToWire(endpoint, answer)
  return wire === undefined ? new Response(null, { status: 204 }) : json(wire, 200, 'application/json')
}

function json(content: unknown, status: number, type: string): Response {
  return new Response(JSON.stringify(content), { status, headers: { 'Content-Type': type } })
}
