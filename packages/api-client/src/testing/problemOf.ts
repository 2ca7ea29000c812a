import type { Problem } from '@players-club/domain-models'

/** A problem as a server would send it. */
export function problemOf(status: number, errorKey?: string, more: Partial<Problem> = {}): Problem {
  return { status, title: `Title of ${status}`, ...(errorKey && { errorKey }), ...more }
}
