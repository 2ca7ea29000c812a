import { loadCatalogue, type Catalogue, type Locale, type MessageKey } from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { networkOf } from '../kernel/http/clientAddress.ts'
import { Refusal, tooManyRequests } from '../kernel/http/problem.ts'
import { isLocked } from '../kernel/limits/passwordGuard.ts'
import { consumeAttempt } from '../kernel/limits/rateLimits.ts'
import { subjectOf, type Secrets } from '../kernel/secrets/secrets.ts'
import { players } from './accounts.tables.ts'
import type { AccountsDeps } from './AccountsDeps.ts'
import { emailKeyOf } from './emailKey.ts'
import type { MailTrigger } from './mailLimits.ts'

const HOUR_MS = 60 * 60_000

/** Requests from one network, for any address: many phones share the address of their carrier (NAT). */
const PER_NETWORK = { limit: 300, windowMs: HOUR_MS }

/** A fixed minimum duration, so that the response time does not reveal whether a mail was written. */
const ANSWER_AFTER_MS = 250

export type Player = typeof players.$inferSelect

/** A mail with a key to a typed address. */
export interface KeyMail {
  /** What triggers the mail; its requests are counted in a bucket of this name. */
  trigger: MailTrigger
  /** Queues the mail that this player needs, if any, within the limit of the address. */
  mail: (tx: Tx, player: Player, words: Words) => Promise<void>
  /** The reason for not sending a mail, when the operator discloses account states. */
  refusal?: (player: Player, isLocked: boolean) => MessageKey | null
}

export interface Words {
  now: Date
  secrets: Secrets
  publicUrl: string
  catalogue: Catalogue
  locale: Locale
}

export const isSuspended = ({ state }: Pick<Player, 'state'>): boolean =>
  state === 'suspended' || state === 'deactivated'

/** Mails a key to an address. The answer is the same for every address. */
export type KeyRequest = (email: string, clientAddress: string, locale: Locale) => Promise<void>

export const createKeyRequest = (deps: AccountsDeps, keyMail: KeyMail): KeyRequest => {
  const { database, clock, secrets, publicUrl, disclosesAccountState, pause } = deps

  const send = (email: string, clientAddress: string, isDisclosing: boolean, words: Omit<Words, 'now'>) =>
    database.unitOfWork(async tx => {
      const now = clock.now()
      const network = subjectOf(secrets, networkOf(clientAddress))
      const fromNetwork = await consumeAttempt(
        tx,
        { bucket: `${keyMail.trigger}-requests`, ...PER_NETWORK },
        network,
        now,
      )
      if (!fromNetwork.isAllowed) return { kind: 'tooMany', resetsAt: fromNetwork.resetsAt, now } as const
      const emailKey = emailKeyOf(email)
      const address = subjectOf(secrets, emailKey)
      const [player] = await tx.select().from(players).where(eq(players.emailKey, emailKey))
      const isKept = await isLocked(tx, address, now)
      if (!player) return { kind: 'refused', errorKey: 'error.email.notfound' } as const
      const errorKey = keyMail.refusal?.(player, isKept)
      if (isDisclosing && errorKey) return { kind: 'refused', errorKey } as const
      await keyMail.mail(tx, player, { ...words, now })
      return { kind: 'done' } as const
    })

  return async (email, clientAddress, locale) => {
    const isDisclosing = await disclosesAccountState()
    const catalogue = await loadCatalogue(locale, ['mails'])
    const [outcome] = await Promise.all([
      send(email, clientAddress, isDisclosing, { secrets, publicUrl, catalogue, locale }),
      pause(ANSWER_AFTER_MS),
    ])
    if (outcome.kind === 'tooMany') throw tooManyRequests(outcome.resetsAt, outcome.now)
    if (outcome.kind === 'refused' && isDisclosing) throw new Refusal(outcome.errorKey)
  }
}
