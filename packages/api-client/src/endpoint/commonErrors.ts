import type { Endpoint, NamedErrors } from './endpoint.ts'

const ofEveryCall: NamedErrors = { 'error.badRequest': 400, 'error.rateLimited': 429 }
const ofChanges: NamedErrors = { 'error.csrf': 403 }
const ofValue: NamedErrors = {
  'error.idempotency.missing': 400,
  'error.idempotency.inFlight': 409,
  'error.idempotency.conflict': 422,
}

/** The common errors of calls with this effect, beside the endpoint's own. */
export function commonErrors({ effect }: Pick<Endpoint, 'effect'>): NamedErrors {
  return { ...ofEveryCall, ...(effect !== 'read' && ofChanges), ...(effect === 'value' && ofValue) }
}
