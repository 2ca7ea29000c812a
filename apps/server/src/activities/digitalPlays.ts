import type { DigitalPrizeType } from '@players-club/domain-models'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { newId } from '../kernel/ids/index.ts'
import { postTransfer } from '../kernel/ledger/index.ts'
import { digitalGamePlays, type GameSource, type PlayEnd } from './digitalGames.tables.ts'
import type { FixedRound } from './digitalRounds.ts'

export type DigitalPlay = typeof digitalGamePlays.$inferSelect

export interface NewPlay {
  playerId: string
  source: GameSource | 'FUN'
  key: string
  title: string
  round: FixedRound
  prizeType: DigitalPrizeType
  bonusAmount?: number
  now: Date
}

/** What the play is worth to its player, with what a campaign adds. */
export const worthOf = ({ baseAmount, bonusAmount }: DigitalPlay): number => baseAmount + bonusAmount

/** Gives what was won, once however often it is asked for. */
const giveWon = async (tx: Tx, play: DigitalPlay, now: Date): Promise<void> => {
  const { id, playerId, source, title, bonusAmount, data } = play
  const amount = worthOf(play)
  if (amount === 0) return
  await postTransfer(
    tx,
    {
      key: `digital-game:${id}`,
      kind: source === 'REWARD' ? 'WINNINGS' : 'DIGITAL_GAME',
      description: title,
      details: { gameId: data.gameConfig.gameId ?? play.key, ...(bonusAmount > 0 && { bonus: bonusAmount }) },
      legs: [{ from: { house: 'grants' }, to: { playerId }, currency: 'points', amount }],
    },
    now,
  )
}

/** The play that this token opens, if it is this player's. */
export const findPlay = async (tx: Tx, token: string, playerId: string): Promise<DigitalPlay | undefined> => {
  const [play] = await tx
    .select()
    .from(digitalGamePlays)
    .where(and(eq(digitalGamePlays.digitalRevealToken, token), eq(digitalGamePlays.playerId, playerId)))
  return play
}

const requirePlay = async (tx: Tx, token: string, playerId: string): Promise<DigitalPlay> => {
  const play = await findPlay(tx, token, playerId)
  if (!play) throw new Refusal('error.arcade.noSession')
  return play
}

/**
 * Keeps a round as a play of the player's, with what it came to. It is given at once, before anything is shown, so that
 * whatever becomes of the game nothing is lost; only what a bonus campaign gives waits for the play to end.
 */
export const addPlay = async (
  tx: Tx,
  { round, bonusAmount = 0, now, ...of }: NewPlay,
): Promise<DigitalPlay> => {
  const isFun = of.source === 'FUN'
  const [play] = await tx
    .insert(digitalGamePlays)
    .values({
      id: newId(now),
      ...of,
      digitalRevealToken: round.token,
      data: round.data,
      baseAmount: isFun ? 0 : round.prize,
      bonusAmount: isFun || round.prize === 0 ? 0 : bonusAmount,
      playedAt: now,
    })
    .returning()
  if (!play) throw new Error('An insert returned no row.')
  if (play.prizeType === 'LOYALTY_POINTS') await giveWon(tx, play, now)
  return play
}

/** The player has begun to play; refuses where the play is over. */
export const startPlay = async (tx: Tx, token: string, playerId: string, now: Date): Promise<void> => {
  const [begun] = await tx
    .update(digitalGamePlays)
    .set({ startedAt: sql`coalesce(${digitalGamePlays.startedAt}, ${now})` })
    .where(
      and(
        eq(digitalGamePlays.digitalRevealToken, token),
        eq(digitalGamePlays.playerId, playerId),
        isNull(digitalGamePlays.endedAt),
      ),
    )
    .returning({ id: digitalGamePlays.id })
  if (begun) return
  await requirePlay(tx, token, playerId)
  throw new Refusal('error.digitalGame.over')
}

export interface EndedPlay {
  token: string
  playerId: string
  by: PlayEnd
  now: Date
}

/** Ends a play, and gives what waited for that. Whoever ends it first does so; the others are told what it came to. */
export const endPlay = async (tx: Tx, { token, playerId, by, now }: EndedPlay): Promise<DigitalPlay> => {
  const [ended] = await tx
    .update(digitalGamePlays)
    .set({ endedAt: now, endedBy: by })
    .where(
      and(
        eq(digitalGamePlays.digitalRevealToken, token),
        eq(digitalGamePlays.playerId, playerId),
        isNull(digitalGamePlays.endedAt),
      ),
    )
    .returning()
  if (!ended) return requirePlay(tx, token, playerId)
  if (ended.prizeType === 'BONUS_CAMPAIGN') await giveWon(tx, ended, now)
  return ended
}
