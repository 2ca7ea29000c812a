import { ApiError, errorMessage, type ErrorMessage } from '@players-club/api-client'
import { signInFailure, type SignInFailure } from '@players-club/domain-models'

/** Why a sign-in failed, and the message for it. */
export type Refusal = {
  readonly reason: SignInFailure | 'profileNotFound' | 'unreachable'
  readonly notice: ErrorMessage
  /** The suspended dialog offers to reactivate the account by mail. */
  readonly offersReactivation: boolean
}

export const profileNotFound: Refusal = {
  reason: 'profileNotFound',
  notice: { key: 'accounts.signIn.profileNotFound' },
  offersReactivation: false,
}

/** Race: another tab signed in another user at the same moment. */
export const takenByAnotherTab: Refusal = {
  reason: 'unreachable',
  notice: { key: 'error.general' },
  offersReactivation: false,
}

/** The club could not be asked, or not to the end. */
export function unreachable(error: unknown): Refusal {
  return { reason: 'unreachable', notice: errorMessage(error), offersReactivation: false }
}

/** The specific failure first, the general text of the answer otherwise, never both. */
export function refusal(error: unknown): Refusal {
  const problem = error instanceof ApiError ? error.problem : undefined
  if (!problem) return unreachable(error)

  const { reason, messageKey, params, showReactivationDialog } = signInFailure(problem)
  const isOwn = problem.errorKey?.startsWith('error.uaaAuthentication.') ?? false
  const isAboutTheClub = problem.status >= 500 || problem.status === 429 || problem.status === 403
  if (reason === 'invalid' && isAboutTheClub && !isOwn) return unreachable(error)
  return { reason, notice: { key: messageKey, params }, offersReactivation: showReactivationDialog }
}
