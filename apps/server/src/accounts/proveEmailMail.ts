import type { Tx } from '../kernel/database/index.ts'
import { enqueueMail } from '../kernel/outbox/outbox.ts'
import { issueAccountKey } from './accountKeys.service.ts'
import { accountMail } from './accountMail.ts'
import type { Player, Words } from './keyRequests.service.ts'

/** Mails the address that an account has changed to a key that proves it. */
export const mailEmailProof = async (
  tx: Tx,
  { id: playerId, firstName, email }: Pick<Player, 'id' | 'firstName' | 'email'>,
  { now, publicUrl, catalogue, locale }: Words,
): Promise<void> => {
  const key = await issueAccountKey(tx, { playerId, purpose: 'activation', now })
  const mail = accountMail(
    {
      firstName,
      subject: 'accounts.emailChangedMail.subject',
      body: 'accounts.emailChangedMail.toNew',
      link: { label: 'accounts.emailChangedMail.prove', url: `${publicUrl}/activate?key=${key}` },
      closing: ['accounts.keyMail.validity', 'accounts.emailChangedMail.contactUs'],
      params: { email },
    },
    catalogue,
    locale,
  )
  await enqueueMail(tx, { to: email, ...mail }, now)
}
