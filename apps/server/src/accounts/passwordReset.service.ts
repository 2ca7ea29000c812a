import { mailAccountKey } from './accountKeyMails.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import { createKeyRequest, isSuspended, type KeyMail } from './keyRequests.service.ts'
import { createPasswordByKey } from './passwordByKey.service.ts'

const keyMail: KeyMail = {
  trigger: 'password-reset',
  mail: (tx, player, { catalogue, locale, ...words }) => {
    // A new password alone would not unlock a suspended account: the mail brings the key that does.
    const purpose = isSuspended(player) ? 'unsuspend' : 'reset'
    return mailAccountKey(tx, { player, purpose, trigger: 'password-reset', ...words }, catalogue, locale)
  },
  refusal: (player, isLocked) => {
    if (isSuspended(player)) return 'error.uaaUser.resetPasswordSuspended'
    return isLocked ? 'error.uaaUser.resetPasswordLockout' : null
  },
}

/** A player who forgot the password sets another with a mailed key. */
export const createPasswordReset = (deps: AccountsDeps) => {
  const byKey = createPasswordByKey(deps, {
    purpose: 'reset',
    from: ['active'],
    tells: {
      subject: 'accounts.passwordChangedMail.subject',
      body: 'accounts.passwordChangedMail.body',
      link: { label: 'accounts.passwordChangedMail.link', path: '/forgot-password' },
      closing: ['accounts.passwordChangedMail.closing'],
    },
  })
  return { sendPasswordReset: createKeyRequest(deps, keyMail), finishPasswordReset: byKey.choose }
}
