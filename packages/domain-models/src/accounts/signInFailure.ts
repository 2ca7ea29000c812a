import type { MessageKey } from '../messages/Catalogue.ts'
import type { MessageParams } from '../messages/formatMessage.ts'
import type { Problem } from '../shell/Problem.ts'

/** The reasons for which the server refuses a sign-in, by the last part of its error key. */
const SIGN_IN_FAILURES = [
  'notActivated',
  'lockout',
  'lockoutAttempt',
  'warning',
  'suspended',
  'invalid',
] as const
/** Why a sign-in was refused. */
export type SignInFailure = (typeof SIGN_IN_FAILURES)[number]

/**
 * A refused sign-in as the form shows it: the reason, the text for it, and whether to open the reactivation dialog.
 */
interface SignInRefusal {
  reason: SignInFailure
  messageKey: MessageKey
  params: MessageParams
  showReactivationDialog: boolean
}

const PREFIX = 'error.uaaAuthentication.'
const texts: Record<SignInFailure, MessageKey> = {
  notActivated: 'error.uaaAuthentication.notActivated',
  lockout: 'account.locked',
  lockoutAttempt: 'account.lockedAttempt',
  warning: 'error.uaaAuthentication.warning',
  suspended: 'account.suspended',
  invalid: 'error.uaaAuthentication.invalid',
}

/** Why a sign-in was refused. An unnamed reason counts as locked if its text mentions a lockout. */
export function signInFailure(error: Partial<Problem>): SignInRefusal {
  const named = SIGN_IN_FAILURES.find(reason => error.errorKey === PREFIX + reason)
  const isSuspended = error.additionalInformation?.message === `${PREFIX}suspended`
  const reason = isSuspended ? 'suspended' : (named ?? (speaksOfLockout(error) ? 'lockout' : 'invalid'))
  const remainingAttempts = error.additionalInformation?.remainingAttempts ?? error.params?.remainingAttempts
  const isUncounted = reason === 'warning' && remainingAttempts === undefined
  return {
    reason,
    messageKey: texts[isUncounted ? 'invalid' : reason],
    params: remainingAttempts === undefined ? {} : { remainingAttempts },
    showReactivationDialog: named === 'suspended',
  }
}

function speaksOfLockout({
  title = '',
  detail = '',
  errorKey = '',
  additionalInformation,
}: Partial<Problem>): boolean {
  return `${title} ${detail} ${errorKey} ${additionalInformation?.message ?? ''}`
    .toLowerCase()
    .includes('lockout')
}
