import { keyMailOf, PASSWORD_RESET } from './mailDrafts.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import { isSuspended } from './findPlayer.ts'
import { createKeyRequest, type KeyMail } from './keyRequests.service.ts'
import { createPasswordByKey } from './passwordByKey.service.ts'

const keyMail: KeyMail = {
  trigger: 'password-reset',
  // A new password alone would not unlock a suspended account: the mail brings the key that does.
  mailFor: player => keyMailOf(isSuspended(player) ? 'unsuspend' : 'reset'),
  refusal: (player, isLocked) => {
    if (isSuspended(player)) return 'error.uaaUser.resetPasswordSuspended'
    return isLocked ? 'error.uaaUser.resetPasswordLockout' : null
  },
}

/** A player who forgot the password sets another with a mailed key. */
export const createPasswordReset = (deps: AccountsDeps) => {
  const byKey = createPasswordByKey(deps, { purpose: 'reset', from: ['active'], mail: PASSWORD_RESET })
  return { sendPasswordReset: createKeyRequest(deps, keyMail), finishPasswordReset: byKey.choose }
}
