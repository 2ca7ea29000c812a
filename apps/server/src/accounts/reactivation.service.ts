import { mailAccountKey } from './accountKeyMails.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import { isSuspended } from './findPlayer.ts'
import { createKeyRequest, type KeyMail } from './keyRequests.service.ts'
import { createPasswordByKey } from './passwordByKey.service.ts'

const keyMail: KeyMail = {
  trigger: 'reactivation',
  async mail(tx, player, context, now) {
    if (!isSuspended(player)) return
    await mailAccountKey(tx, player, { purpose: 'unsuspend', trigger: 'reactivation' }, context, now)
  },
}

/** A suspended or deactivated account becomes active again with a mailed key and a new password. */
export const createReactivation = (deps: AccountsDeps) => {
  const byKey = createPasswordByKey(deps, {
    purpose: 'unsuspend',
    from: ['suspended', 'deactivated'],
    mail: {
      subject: 'accounts.reactivatedMail.subject',
      body: 'accounts.reactivatedMail.body',
      link: { label: 'accounts.emailChangedMail.signIn', path: '/login' },
      closing: ['accounts.emailChangedMail.contactUs'],
    },
  })
  return {
    unsuspendByEmail: createKeyRequest(deps, keyMail),
    isKeyValid: byKey.isValid,
    reactivate: byKey.choose,
  }
}
