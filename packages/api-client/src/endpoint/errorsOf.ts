import type { Endpoint, NamedErrors } from './endpoint.ts'

const ofEveryCall: NamedErrors = { 'error.badRequest': 400, 'error.rateLimited': 429 }
const ofChanges: NamedErrors = { 'error.csrf': 403, 'error.cookies': 403 }
const ofValue: NamedErrors = {
  'error.idempotency.missing': 400,
  'error.idempotency.inFlight': 409,
  'error.idempotency.conflict': 422,
}

/**
 * Whether a call was refused for a stale CSRF token, or because the browser has not kept the cookie of its token. The
 * answer has another token.
 */
export const isTokenRefusal = (errorKey: string | undefined): boolean =>
  errorKey === 'error.csrf' || errorKey === 'error.cookies'

/** The errors of a call: its own, and those of every call with its effect. */
export function errorsOf({ effect, errors }: Endpoint): NamedErrors {
  return {
    ...ofEveryCall,
    ...(effect !== 'read' && ofChanges),
    ...(effect === 'value' && ofValue),
    ...errors,
  }
}
