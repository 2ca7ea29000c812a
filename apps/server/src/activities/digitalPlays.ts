import { isEndedByClub, type DigitalPrizeType } from '@players-club/domain-models'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { newId } from '../kernel/ids/index.ts'
import { postTransfer, type Currency, type House } from '../kernel/ledger/index.ts'
import { digitalGamePlays, type PlayEnd, type PlaySource } from './digitalGames.tables.ts'
import type { FixedRound } from './digitalRounds.ts'

export type DigitalPlay = typeof digitalGamePlays.$inferSelect

export interface NewPlay {
  playerId: string
  source: PlaySource
  key: string
  title: string
  round: FixedRound
  prizeType: DigitalPrizeType
  sessionId?: string
  bonusAmount?: number
  now: Date
}

/** What the play is worth to its player, with what a campaign adds. */
export const worthOf = ({ baseAmount, bonusAmount }: DigitalPlay): number => baseAmount + bonusAmount

/** What the play is for. */
export const currencyOf = ({ prizeType }: Pick<DigitalPlay, 'prizeType'>): Currency =>
  prizeType === 'TOKENS' ? 'tokens' : 'points'

/** Only what an activity gives is no winnings: it had no price. */
const KINDS = {
  ACTIVITY: 'DIGITAL_GAME',
  REWARD: 'WINNINGS',
  ARCADE: 'WINNINGS',
  FUN: 'DIGITAL_GAME',
} as const

/** Gives what was won, once however often it is asked for. */
const giveWon = async (tx: Tx, play: DigitalPlay, now: Date): Promise<void> => {
  const { id, playerId, source, title, bonusAmount, data } = play
  const amount = worthOf(play)
  if (amount === 0) return
  const house: House = source === 'ARCADE' ? 'arcade' : 'grants'
  await postTransfer(
    tx,
    {
      key: `digital-game:${id}`,
      kind: KINDS[source],
      description: title,
      details: { gameId: data.gameConfig.gameId ?? play.key, ...(bonusAmount > 0 && { bonus: bonusAmount }) },
      legs: [{ from: { house }, to: { playerId }, currency: currencyOf(play), amount }],
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
 * Keeps a round as a play of the player's, with what it came to. Points are given at once, before anything is shown;
 * tokens, and what a bonus campaign gives, wait for the play to end, which the club sees to where nobody else does.
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
  if (isEndedByClub(ended)) await giveWon(tx, ended, now)
  return ended
}
