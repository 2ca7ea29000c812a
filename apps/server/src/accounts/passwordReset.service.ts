import { mailAccountKey } from './accountKeyMails.ts'
import { PASSWORD_RESET } from './accountMail.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import { isSuspended } from './findPlayer.ts'
import { createKeyRequest, type KeyMail } from './keyRequests.service.ts'
import { createPasswordByKey } from './passwordByKey.service.ts'

const keyMail: KeyMail = {
  trigger: 'password-reset',
  mail: (tx, player, context, now) => {
    // A new password alone would not unlock a suspended account: the mail brings the key that does.
    const purpose = isSuspended(player) ? 'unsuspend' : 'reset'
    return mailAccountKey(tx, player, { purpose, trigger: 'password-reset' }, context, now)
  },
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
