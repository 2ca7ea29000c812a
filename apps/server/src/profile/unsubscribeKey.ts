import { isSameSecret, sign, type Secrets } from '../kernel/secrets/secrets.ts'

/** The path of those links. */
export const UNSUBSCRIBE_PATH = '/mail/unsubscribe'

/** The key in unsubscribe links: it can only switch promotions off, so it never expires. */
export const unsubscribeKey = (secrets: Secrets, playerId: string): string =>
  `${playerId}.${sign(secrets.unsubscribe, playerId)}`

/** The player of a key; null for any text that we have not signed. */
export const readUnsubscribeKey = (secrets: Secrets, key: string): string | null => {
  const [playerId = '', signature = '', ...rest] = key.split('.')
  if (rest.length > 0) return null
  return isSameSecret(signature, sign(secrets.unsubscribe, playerId)) ? playerId : null
}
