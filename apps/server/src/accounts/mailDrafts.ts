import type { MessageKey } from '@players-club/domain-models'
import type { AccountMail, MailDraft } from './accountMail.ts'
import type { AccountKeyPurpose } from './accounts.tables.ts'
import { isSuspended, type Player } from './findPlayer.ts'

/** The link of a mail that leads to the sign-in. */
export const TO_SIGN_IN = { label: 'accounts.emailChangedMail.signIn', path: '/login' } as const

/** The mail about a password that was changed in a session, which goes on. */
export const PASSWORD_CHANGED: AccountMail = {
  subject: 'accounts.passwordChangedMail.subject',
  body: 'accounts.passwordChangedMail.body',
  link: { label: 'accounts.passwordChangedMail.link', path: '/forgot-password' },
  closing: ['accounts.passwordChangedMail.closing'],
}

/** The mail about a password that was reset with a mailed key, which ends every session. */
export const PASSWORD_RESET: AccountMail = {
  ...PASSWORD_CHANGED,
  body: 'accounts.passwordChangedMail.resetBody',
}

/** The answer to a request for an activation key that the account does not need. */
export const ALREADY_ACTIVE: AccountMail = {
  subject: 'accounts.alreadyActiveMail.subject',
  body: 'accounts.alreadyActiveMail.body',
  link: TO_SIGN_IN,
  closing: ['accounts.mail.notYou'],
}

const KEY_TEXTS: Readonly<
  Record<AccountKeyPurpose, { subject: MessageKey; body: MessageKey; label: MessageKey }>
> = {
  activation: {
    subject: 'accounts.activationMail.subject',
    body: 'accounts.activationMail.body',
    label: 'accounts.activationMail.link',
  },
  reset: {
    subject: 'accounts.resetMail.subject',
    body: 'accounts.resetMail.body',
    label: 'accounts.resetMail.link',
  },
  unsuspend: {
    subject: 'accounts.reactivationMail.subject',
    body: 'accounts.reactivationMail.body',
    label: 'accounts.reactivationMail.link',
  },
}

/** The mail with a key that a player needs. */
export const keyMailOf = (key: AccountKeyPurpose): MailDraft => {
  const { label, ...texts } = KEY_TEXTS[key]
  return {
    ...texts,
    link: { label, key },
    closing: ['accounts.keyMail.validity', 'accounts.mail.notYou'],
  }
}

/** The mail to the address that an account has changed to, with a key that proves it. */
export const emailProof = (email: string): MailDraft => ({
  subject: 'accounts.emailChangedMail.subject',
  body: 'accounts.emailChangedMail.toNew',
  link: { label: 'accounts.emailChangedMail.prove', key: 'activation' },
  closing: ['accounts.keyMail.validity', 'accounts.emailChangedMail.contactUs'],
  params: { email },
})

const wayOf = (player: Player): Pick<MailDraft, 'body' | 'link'> => {
  if (isSuspended(player))
    return {
      body: 'accounts.registeredAgainMail.suspended',
      link: { label: 'accounts.reactivationMail.link', key: 'unsuspend' },
    }
  // A stranger may have chosen the password of an account that was never activated, so the reader of the mailbox chooses
  // another.
  if (player.state === 'notActivated')
    return {
      body: 'accounts.registeredAgainMail.notActivated',
      link: { label: 'accounts.resetMail.link', key: 'reset' },
    }
  return { body: 'accounts.registeredAgainMail.active', link: TO_SIGN_IN }
}

/** The mail to the owner of an address that was registered again, which says how to sign in. */
export const registeredAgain = (player: Player): MailDraft => {
  const way = wayOf(player)
  return {
    subject: 'accounts.registeredAgainMail.subject',
    ...way,
    closing:
      'key' in way.link ? ['accounts.keyMail.validity', 'accounts.mail.notYou'] : ['accounts.mail.notYou'],
  }
}
