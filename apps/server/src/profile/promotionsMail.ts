import type { Catalogue, Locale } from '@players-club/domain-models'
import { accountMail } from '../accounts/accountMail.ts'
import type { Secrets } from '../kernel/secrets/secrets.ts'
import { UNSUBSCRIBE_PATH, unsubscribeKey } from './unsubscribeKey.ts'

interface Context {
  secrets: Secrets
  publicUrl: string
  catalogue: Catalogue
  locale: Locale
}

/** Confirms the opt-in, with an unsubscribe link. */
export const promotionsMail = (
  { id, firstName }: { id: string; firstName: string | null },
  { secrets, publicUrl, catalogue, locale }: Context,
) => {
  const unsubscribeUrl = `${publicUrl}${UNSUBSCRIBE_PATH}?key=${unsubscribeKey(secrets, id)}`
  const mail = accountMail(
    {
      firstName,
      subject: 'preferences.promotionsMail.subject',
      body: 'preferences.promotionsMail.body',
      link: {
        label: 'preferences.promotionsMail.unsubscribe',
        url: unsubscribeUrl,
      },
      closing: ['preferences.promotionsMail.closing'],
    },
    catalogue,
    locale,
  )
  return { ...mail, unsubscribeUrl }
}
