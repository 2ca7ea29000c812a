import { createTranslate, loadCatalogue, type Catalogue, type Locale } from '@players-club/domain-models'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../kernel/clock/index.ts'
import type { Database, Tx } from '../kernel/database/index.ts'
import { networkOf } from '../kernel/http/clientAddress.ts'
import { Refusal, tooManyRequests } from '../kernel/http/problem.ts'
import { renderMail } from '../kernel/mail/index.ts'
import { enqueueMail } from '../kernel/outbox/index.ts'
import { takeTry } from '../kernel/rateLimits/index.ts'
import { hashKey, randomKey, subjectOf, type Secrets } from '../kernel/secrets/index.ts'
import { accountKeys, players } from './accounts.tables.ts'
import { emailKeyOf } from './emailKey.ts'

const KEY_LIVES_MS = 30 * 60_000
const HOUR_MS = 60 * 60_000

/** Mails to one address, and requests from one network, whomever they are for. */
const PER_ADDRESS = { door: 'reactivation-mails', limit: 3, windowMs: HOUR_MS }
const PER_NETWORK = { door: 'reactivation-requests', limit: 30, windowMs: HOUR_MS }

/** No answer comes sooner, so that its time does not tell whether a mail was written. */
const ANSWER_AFTER_MS = 250

export interface ReactivationDeps {
  database: Database
  clock: Clock
  secrets: Secrets
  publicUrl: string
  disclosesAccountState: () => Promise<boolean>
  pause: (ms: number) => Promise<unknown>
}

type Player = typeof players.$inferSelect

const mailFor = (player: Player, link: string, catalogue: Catalogue, locale: Locale) => {
  const translate = createTranslate(catalogue, locale)
  return renderMail({
    locale,
    subject: translate('accounts.reactivationMail.subject'),
    paragraphs: [
      player.firstName
        ? translate('accounts.mail.greeting', { firstName: player.firstName })
        : translate('accounts.mail.greetingWithoutName'),
      translate('accounts.reactivationMail.body'),
    ],
    link: { label: translate('accounts.reactivationMail.link'), url: link },
    closing: [translate('accounts.reactivationMail.validity'), translate('accounts.mail.notYou')],
  })
}

export const createReactivation = (deps: ReactivationDeps) => {
  const { database, clock, secrets, publicUrl, disclosesAccountState, pause } = deps

  const findPlayer = async (tx: Tx, email: string): Promise<Player | undefined> => {
    const [player] = await tx
      .select()
      .from(players)
      .where(eq(players.emailKey, emailKeyOf(email)))
    return player
  }

  /** One key at a time: a new one ends those that were mailed before. */
  const issueKey = async (tx: Tx, playerId: string, now: Date): Promise<string> => {
    const key = randomKey()
    await tx
      .delete(accountKeys)
      .where(and(eq(accountKeys.playerId, playerId), eq(accountKeys.purpose, 'unsuspend')))
    await tx.insert(accountKeys).values({
      keyHash: hashKey(key),
      playerId,
      purpose: 'unsuspend',
      createdAt: now,
      expiresAt: new Date(now.getTime() + KEY_LIVES_MS),
    })
    return key
  }

  const sendKey = (email: string, clientAddress: string, locale: Locale, catalogue: Catalogue) =>
    database.unitOfWork(async tx => {
      const now = clock.now()
      const fromNetwork = await takeTry(tx, PER_NETWORK, subjectOf(secrets, networkOf(clientAddress)), now)
      if (!fromNetwork.isAllowed) return { kind: 'tooMany', resetsAt: fromNetwork.resetsAt, now } as const
      const toAddress = await takeTry(tx, PER_ADDRESS, subjectOf(secrets, emailKeyOf(email)), now)
      const player = await findPlayer(tx, email)
      if (!player) return { kind: 'unknown' } as const
      if (toAddress.isAllowed && (player.state === 'suspended' || player.state === 'deactivated')) {
        const key = await issueKey(tx, player.id, now)
        const mail = mailFor(player, `${publicUrl}/unsuspend?key=${key}`, catalogue, locale)
        await enqueueMail(tx, { to: player.email, ...mail }, now)
      }
      return { kind: 'done' } as const
    })

  return {
    /** Mails a key to a suspended player. To the caller it looks the same whoever the address belongs to. */
    async unsuspendByEmail(email: string, clientAddress: string, locale: Locale): Promise<void> {
      const isDisclosing = await disclosesAccountState()
      const catalogue = await loadCatalogue(locale, ['mails'])
      const [outcome] = await Promise.all([
        sendKey(email, clientAddress, locale, catalogue),
        pause(ANSWER_AFTER_MS),
      ])
      if (outcome.kind === 'tooMany') throw tooManyRequests(outcome.resetsAt, outcome.now)
      if (outcome.kind === 'unknown' && isDisclosing) throw new Refusal('error.email.notfound')
    },
  }
}

export type Reactivation = ReturnType<typeof createReactivation>
