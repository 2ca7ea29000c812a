import type { MessageKey } from '@players-club/domain-models'
import type { Tx } from '../kernel/database/index.ts'
import { issueKeyLink } from './accountKeys.service.ts'
import { sendAccountMail, type MailContext } from './accountMail.ts'
import type { AccountKeyPurpose } from './accounts.tables.ts'
import type { Player } from './findPlayer.ts'
import { consumeMailLimit, type MailTrigger } from './mailLimits.ts'

const TEXTS: Readonly<
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

export interface KeyMailRequest {
  purpose: AccountKeyPurpose
  /** The request that causes the mail. */
  trigger: MailTrigger
}

/** Mails a player a link with a new key, within the limit of the address. */
export const mailAccountKey = async (
  tx: Tx,
  player: Player,
  { purpose, trigger }: KeyMailRequest,
  context: MailContext,
  now: Date,
): Promise<void> => {
  const { id, email } = player
  if (!(await consumeMailLimit(tx, context.secrets, { kind: 'key', trigger, email, now }))) return
  const { subject, body, label } = TEXTS[purpose]
  const link = { label, path: await issueKeyLink(tx, { playerId: id, purpose, now }) }
  const closing = ['accounts.keyMail.validity', 'accounts.mail.notYou'] as const
  await sendAccountMail(tx, player, { subject, body, link, closing }, context, now)
}
