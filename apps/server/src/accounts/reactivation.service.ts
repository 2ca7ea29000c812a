import { keyMailOf, TO_SIGN_IN } from './mailDrafts.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import { isSuspended } from './findPlayer.ts'
import { createKeyRequest, type KeyMail } from './keyRequests.service.ts'
import { createPasswordByKey } from './passwordByKey.service.ts'

const keyMail: KeyMail = {
  trigger: 'reactivation',
  mailFor: player => (isSuspended(player) ? keyMailOf('unsuspend') : null),
}

/** A suspended or deactivated account becomes active again with a mailed key and a new password. */
export const createReactivation = (deps: AccountsDeps) => {
  const byKey = createPasswordByKey(deps, {
    purpose: 'unsuspend',
    from: ['suspended', 'deactivated'],
    mail: {
      subject: 'accounts.reactivatedMail.subject',
      body: 'accounts.reactivatedMail.body',
      link: TO_SIGN_IN,
      closing: ['accounts.emailChangedMail.contactUs'],
    },
  })
  return {
    unsuspendByEmail: createKeyRequest(deps, keyMail),
    isKeyValid: byKey.isValid,
    reactivate: byKey.choose,
  }
}
