import { LateCodeError } from '@players-club/domain-models'
import type { FailureKind } from '@players-club/ui/shell/FailureView'

// Each browser has its own error message for a script that does not exist any more: Chromium, Firefox, Safari.
const GONE =
  /dynamically imported module|error loading dynamically imported|Importing a module script failed/i

/**
 * Offline is checked first: without a connection a script cannot be fetched either. A missing script means a newer
 * release.
 */
export function failureKind(error: unknown): FailureKind {
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return 'offline'
  if (error instanceof LateCodeError) return error.messageKey === 'error.offline' ? 'offline' : 'outdated'
  return error instanceof Error && GONE.test(error.message) ? 'outdated' : 'unexpected'
}
