import type { FailureKind } from '@players-club/ui/shell/FailureView'

// Each browser has words of its own for a script that is not there any more: Chromium, Firefox, Safari.
const GONE =
  /dynamically imported module|error loading dynamically imported|Importing a module script failed/i

/** Offline first: without a line a script cannot be fetched either. A script that is gone means a newer release. */
export function failureKind(error: unknown): FailureKind {
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return 'offline'
  return error instanceof Error && GONE.test(error.message) ? 'outdated' : 'unexpected'
}
