import { accountMail, type AccountMail, type MailContext } from '../accounts/accountMail.ts'
import type { Player } from '../accounts/findPlayer.ts'
import { UNSUBSCRIBE_PATH, unsubscribeKey } from './unsubscribeKey.ts'

/** Confirms the opt-in, with an unsubscribe link. */
export const promotionsMail = (player: Player, context: MailContext) => {
  const path = `${UNSUBSCRIBE_PATH}?key=${unsubscribeKey(context.secrets, player.id)}`
  const mail: AccountMail = {
    subject: 'preferences.promotionsMail.subject',
    body: 'preferences.promotionsMail.body',
    link: { label: 'preferences.promotionsMail.unsubscribe', path },
    closing: ['preferences.promotionsMail.closing'],
  }
  return { ...accountMail(player, mail, context), unsubscribeUrl: `${context.sender.publicUrl}${path}` }
}
