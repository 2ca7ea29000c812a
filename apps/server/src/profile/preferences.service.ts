import {
  isOnValue,
  PROMOTIONS_EMAIL,
  type Locale,
  type PreferenceCategory,
  type PreferenceChoice,
} from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import { createMailContext } from '../accounts/accountMail.ts'
import { players } from '../accounts/accounts.tables.ts'
import { findPlayer, hasProvenAddress, type Player } from '../accounts/findPlayer.ts'
import { enqueueEmailOptInCredit } from '../activities/index.ts'
import { findDrawGames, type DrawGame } from '../games/findDrawGames.ts'
import { DAY_MS } from '../kernel/clock/durations.ts'
import { inOneTrip, playerUnitOfWork, type Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { MailSender } from '../kernel/mail/renderMail.ts'
import { enqueueMail } from '../kernel/outbox/outbox.ts'
import { consumeAttempt } from '../kernel/limits/rateLimits.ts'
import { subjectOf, type Secrets } from '../kernel/secrets/secrets.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import type { Session } from '../kernel/sessions/index.ts'
import { choosePreferences, findPreferencesOn } from './choosePreferences.ts'
import { optionsIn, preferencesWith, preferenceTree } from './preferenceTree.ts'
import { promotionsMail } from './promotionsMail.ts'
import { readUnsubscribeKey } from './unsubscribeKey.ts'

/** Mails that confirm the opt-in, limited so that switching it on and off does not fill a mailbox. */
const PROMOTIONS_MAILS = { bucket: 'promotions-mails', limit: 3, windowMs: DAY_MS }

export interface PreferencesDeps extends ServiceDeps {
  secrets: Secrets
  sender: MailSender
}

/** A game may have ended since the page was opened: a choice about it is stored like the others. */
const requirePossible = (choices: readonly PreferenceChoice[], games: readonly DrawGame[]) => {
  const tree = preferenceTree(games)
  const isPossible = ({ key, channel, value, booleanValue }: PreferenceChoice) =>
    isOnValue(value) === booleanValue &&
    optionsIn(tree, { key, channel }).some(option => option.toLowerCase() === value.toLowerCase())
  if (!choices.every(isPossible)) throw new Refusal('error.badRequest')
}

const preferencesOf = (games: readonly DrawGame[], chosen: ReadonlySet<string>): PreferenceCategory[] =>
  preferencesWith(preferenceTree(games.filter(({ isInPlay }) => isInPlay)), chosen)

/** Another player's preferences are answered like unknown ones. */
const requireOwn = (session: Session, login: string) => {
  if (login !== session.login) throw new Refusal('preferences.notFound')
}

export const createPreferences = ({ database, clock, secrets, sender }: PreferencesDeps) => {
  /** Promotions go to a proven address only, and their confirmation is rate limited. */
  const mayMail = async (tx: Tx, player: Player, now: Date): Promise<boolean> => {
    if (player.state !== 'active' || !hasProvenAddress(player)) return false
    return (await consumeAttempt(tx, PROMOTIONS_MAILS, subjectOf(secrets, player.id), now)).isAllowed
  }

  return {
    async find(session: Session, login: string): Promise<PreferenceCategory[]> {
      requireOwn(session, login)
      return database.unitOfWork(async tx => {
        const [games, chosen] = await inOneTrip([
          () => findDrawGames(tx, clock.now()),
          () => findPreferencesOn(tx, session.playerId),
        ])
        return preferencesOf(games, chosen)
      })
    },

    async save(
      session: Session,
      login: string,
      choices: readonly PreferenceChoice[],
      locale: Locale,
    ): Promise<PreferenceCategory[]> {
      requireOwn(session, login)
      const context = createMailContext({ secrets, sender }, locale)
      const chosen = new Map(choices.map(({ key, value }) => [key, isOnValue(value)]))
      const { playerId } = session
      return playerUnitOfWork(database, playerId, async tx => {
        const now = clock.now()
        const games = await findDrawGames(tx, now)
        requirePossible(choices, games)
        // Serializes the saves of a player: two in parallel would both count as the first opt-in.
        const [player] = await tx.select().from(players).where(eq(players.id, playerId)).for('no key update')
        if (!player) throw new Refusal('preferences.notFound')
        const before = await findPreferencesOn(tx, playerId)
        await choosePreferences(tx, playerId, chosen, now)
        const after = await findPreferencesOn(tx, playerId)
        if (after.has(PROMOTIONS_EMAIL) && !before.has(PROMOTIONS_EMAIL)) {
          await enqueueEmailOptInCredit(tx, playerId, now)
          if (await mayMail(tx, player, now))
            await enqueueMail(tx, { to: player.email, ...promotionsMail(player, context) }, now)
        }
        return preferencesOf(games, after)
      })
    },

    /** Switches promotions off by the key of a mail; false if the key is invalid. */
    async unsubscribe(key: string): Promise<boolean> {
      const playerId = readUnsubscribeKey(secrets, key)
      if (playerId === null) return false
      return database.unitOfWork(async tx => {
        if (!(await findPlayer(tx, playerId))) return false
        await choosePreferences(tx, playerId, new Map([[PROMOTIONS_EMAIL, false]]), clock.now())
        return true
      })
    },
  }
}

export type Preferences = ReturnType<typeof createPreferences>
