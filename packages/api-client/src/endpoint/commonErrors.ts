import type { Endpoint, NamedErrors } from './endpoint.ts'

const ofEveryCall: NamedErrors = { 'error.badRequest': 400, 'error.rateLimited': 429 }
const ofChanges: NamedErrors = { 'error.csrf': 403 }
const ofValue: NamedErrors = {
  'error.idempotency.missing': 400,
  'error.idempotency.inFlight': 409,
  'error.idempotency.conflict': 422,
}

/** What can go wrong in every call of this kind, beside the endpoint's own errors. */
export function commonErrors({ effect }: Pick<Endpoint, 'effect'>): NamedErrors {
  return { ...ofEveryCall, ...(effect !== 'read' && ofChanges), ...(effect === 'value' && ofValue) }
}
