import type { MessageKey } from '@players-club/domain-models'
import type { Tx } from '../kernel/database/index.ts'
import { issueKeyLink } from './accountKeys.service.ts'
import { sendAccountMail, type AccountMail, type MailContext } from './accountMail.ts'
import type { AccountKeyPurpose } from './accounts.tables.ts'
import { isSuspended, type Player } from './findPlayer.ts'
import { consumeMailLimit } from './mailLimits.ts'

interface Way {
  body: MessageKey
  label: MessageKey
  /** The purpose of the key in the link; without one the link leads to the sign-in. */
  purpose?: AccountKeyPurpose
}

const SIGN_IN: Way = {
  body: 'accounts.registeredAgainMail.active',
  label: 'accounts.emailChangedMail.signIn',
}
const REACTIVATE: Way = {
  body: 'accounts.registeredAgainMail.suspended',
  label: 'accounts.reactivationMail.link',
  purpose: 'unsuspend',
}
// A stranger may have chosen the password of an account that was never activated, so the reader of the mailbox chooses
// another.
const CHOOSE_PASSWORD: Way = {
  body: 'accounts.registeredAgainMail.notActivated',
  label: 'accounts.resetMail.link',
  purpose: 'reset',
}

const wayOf = (player: Player): Way => {
  if (isSuspended(player)) return REACTIVATE
  return player.state === 'notActivated' ? CHOOSE_PASSWORD : SIGN_IN
}

/** Mails the owner of an address that it was registered again, and how to sign in, within the limit of mails. */
export const mailRegisteredAgain = async (
  tx: Tx,
  player: Player,
  context: MailContext,
  now: Date,
): Promise<void> => {
  const { id: playerId, email } = player
  const { body, label, purpose } = wayOf(player)
  const counted = {
    kind: purpose ? 'key' : 'informational',
    trigger: 'repeated-registration',
    email,
    now,
  } as const
  if (!(await consumeMailLimit(tx, context.secrets, counted))) return
  const path = purpose ? await issueKeyLink(tx, { playerId, purpose, now }) : '/login'
  const mail: AccountMail = {
    subject: 'accounts.registeredAgainMail.subject',
    body,
    link: { label, path },
    closing: purpose ? ['accounts.keyMail.validity', 'accounts.mail.notYou'] : ['accounts.mail.notYou'],
  }
  await sendAccountMail(tx, player, mail, context, now)
}
