import type { Tx } from '../kernel/database/index.ts'
import { issueKeyLink } from './accountKeys.service.ts'
import { sendAccountMail, type AccountMail, type MailContext } from './accountMail.ts'
import type { Player } from './findPlayer.ts'
import { consumeMailLimit, type CountedMail } from './mailLimits.ts'

/** Mails the address that an account has changed to a key that proves it, within the limit of the address. */
export const mailEmailProof = async (
  tx: Tx,
  player: Player,
  counted: Pick<CountedMail, 'kind' | 'trigger'>,
  context: MailContext,
  now: Date,
): Promise<void> => {
  const { id: playerId, email } = player
  if (!(await consumeMailLimit(tx, context.secrets, { ...counted, email, now }))) return
  const path = await issueKeyLink(tx, { playerId, purpose: 'activation', now })
  const mail: AccountMail = {
    subject: 'accounts.emailChangedMail.subject',
    body: 'accounts.emailChangedMail.toNew',
    link: { label: 'accounts.emailChangedMail.prove', path },
    closing: ['accounts.keyMail.validity', 'accounts.emailChangedMail.contactUs'],
    params: { email },
  }
  await sendAccountMail(tx, player, mail, context, now)
}
