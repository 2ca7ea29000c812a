import {
  isEndedByClub,
  prizeOfLot,
  type DigitalPrize,
  type DigitalPrizeType,
} from '@players-club/domain-models'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { IdempotencyConflictError } from '../kernel/idempotency/errors.ts'
import { type ValueRequest } from '../kernel/idempotency/request.ts'
import { newId } from '../kernel/ids/newId.ts'
import { postTransfer, type Currency, type House } from '../kernel/ledger/index.ts'
import { digitalGamePlays, type PlayEnd, type PlaySource } from './digitalGames.tables.ts'
import type { OpenRound } from './digitalRounds.ts'
import { drawRandomNumber } from './drawRandomNumber.ts'

type PlayRow = typeof digitalGamePlays.$inferSelect

/** A paid play; it can be shown once its round is open. */
export type WaitingPlay = PlayRow

/** A play whose round is open. */
export type DigitalPlay = PlayRow & Pick<OpenRound, 'data'> & { digitalRevealToken: string }

export interface NewPlay {
  /** Also the reference of its round. */
  id: string
  playerId: string
  source: Exclude<PlaySource, 'FUN'>
  key: string
  title: string
  request: ValueRequest
  prizes: readonly DigitalPrize[]
  prizeType: DigitalPrizeType
  transferId?: string
  sessionId?: string
  bonusAmount?: number
  now: Date
}

/** The prize of the play with the bonus of a campaign. */
export const worthOf = ({ baseAmount, bonusAmount }: PlayRow): number => baseAmount + bonusAmount

/** The currency of the prize. */
export const currencyOf = ({ prizeType }: Pick<PlayRow, 'prizeType'>): Currency =>
  prizeType === 'TOKENS' ? 'tokens' : 'points'

/** A prize of an activity is not counted as winnings, because it had no price. */
const KINDS = {
  ACTIVITY: 'DIGITAL_GAME',
  REWARD: 'WINNINGS',
  ARCADE: 'WINNINGS',
  FUN: 'DIGITAL_GAME',
} as const

/** Credits the prize. The conditional updates of `openPlay` and `endPlay` make it happen once. */
const creditPrize = async (tx: Tx, play: DigitalPlay, now: Date): Promise<void> => {
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

/** Draws the random number of a play and stores it, in the unit of work that takes the price. */
export const addPlay = async (
  tx: Tx,
  { request, prizes, bonusAmount = 0, now, ...play }: NewPlay,
): Promise<WaitingPlay> => {
  const lot = drawRandomNumber()
  const baseAmount = prizeOfLot(prizes, lot)
  const [added] = await tx
    .insert(digitalGamePlays)
    .values({
      ...play,
      operation: request.operation,
      requestKey: request.key,
      requestHash: request.bodyHash,
      lot,
      baseAmount,
      bonusAmount: baseAmount === 0 ? 0 : bonusAmount,
      playedAt: now,
    })
    .returning()
  if (!added) throw new Error('An insert returned no row.')
  return added
}

export interface FunPlay {
  playerId: string
  key: string
  round: OpenRound
  sessionId?: string
  now: Date
}

/** Stores a fun round: it costs nothing and credits nothing. */
export const addFunPlay = async (
  tx: Tx,
  { playerId, key, round, sessionId, now }: FunPlay,
): Promise<DigitalPlay> => {
  const [added] = await tx
    .insert(digitalGamePlays)
    .values({
      ...{ id: newId(now), playerId, key, title: key, sessionId, playedAt: now },
      source: 'FUN',
      prizeType: 'NONE',
      baseAmount: 0,
      digitalRevealToken: round.token,
      data: round.data,
    })
    .returning()
  return openedPlay(added)
}

/** The play that this request started, unless it was voided. */
export const findRequestedPlay = async (
  tx: Tx,
  playerId: string,
  { operation, key, bodyHash }: ValueRequest,
): Promise<WaitingPlay | undefined> => {
  const { requestKey, voidedAt } = digitalGamePlays
  const [play] = await tx
    .select()
    .from(digitalGamePlays)
    .where(and(eq(digitalGamePlays.playerId, playerId), eq(requestKey, key), isNull(voidedAt)))
  if (!play) return undefined
  const isSame = play.operation === operation && Buffer.from(play.requestHash ?? []).equals(bodyHash)
  if (!isSame) throw new IdempotencyConflictError()
  return play
}

const isOpened = (play: PlayRow | undefined): play is DigitalPlay =>
  play !== undefined && play.digitalRevealToken !== null && play.data !== null

const openedPlay = (play: PlayRow | undefined): DigitalPlay => {
  if (!isOpened(play)) throw new Error('The play has no open round.')
  return play
}

/** The play with this id, if its round is pending and it was not voided. */
export const isWaiting = (id: string) =>
  and(
    eq(digitalGamePlays.id, id),
    isNull(digitalGamePlays.digitalRevealToken),
    isNull(digitalGamePlays.voidedAt),
  )

/**
 * Stores the open round with its play, which can be shown from then on. Points are credited now; tokens, and prizes of
 * a bonus campaign, when the play ends. Undefined if the play was voided.
 */
export const openPlay = async (
  tx: Tx,
  id: string,
  round: OpenRound,
  now: Date,
): Promise<DigitalPlay | undefined> => {
  const [opened] = await tx
    .update(digitalGamePlays)
    .set({ digitalRevealToken: round.token, data: round.data })
    .where(isWaiting(id))
    .returning()
  if (isOpened(opened)) {
    if (opened.prizeType === 'LOYALTY_POINTS') await creditPrize(tx, opened, now)
    return opened
  }
  // A parallel copy of the request has opened it.
  return findOpenPlay(tx, id)
}

/** The play with this id, if its round is open. */
export const findOpenPlay = async (tx: Tx, id: string): Promise<DigitalPlay | undefined> => {
  const [play] = await tx.select().from(digitalGamePlays).where(eq(digitalGamePlays.id, id))
  return isOpened(play) ? play : undefined
}

const hasToken = (token: string, playerId: string) =>
  and(eq(digitalGamePlays.digitalRevealToken, token), eq(digitalGamePlays.playerId, playerId))

/** The play with this token, if it is this player's. */
export const findPlay = async (tx: Tx, token: string, playerId: string): Promise<DigitalPlay | undefined> => {
  const [play] = await tx.select().from(digitalGamePlays).where(hasToken(token, playerId))
  return isOpened(play) ? play : undefined
}

const requirePlay = async (tx: Tx, token: string, playerId: string): Promise<DigitalPlay> => {
  const play = await findPlay(tx, token, playerId)
  if (!play) throw new Refusal('error.arcade.noSession')
  return play
}

/** Marks the play as started by the player; refuses if it is over. */
export const startPlay = async (tx: Tx, token: string, playerId: string, now: Date): Promise<void> => {
  const [begun] = await tx
    .update(digitalGamePlays)
    .set({ startedAt: sql`coalesce(${digitalGamePlays.startedAt}, ${now})` })
    .where(and(hasToken(token, playerId), isNull(digitalGamePlays.endedAt)))
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

/** Ends a play, and credits what was pending. Only the first caller ends it; the others get the same result. */
export const endPlay = async (tx: Tx, { token, playerId, by, now }: EndedPlay): Promise<DigitalPlay> => {
  const [ended] = await tx
    .update(digitalGamePlays)
    .set({ endedAt: now, endedBy: by })
    .where(and(hasToken(token, playerId), isNull(digitalGamePlays.endedAt)))
    .returning()
  if (!isOpened(ended)) return requirePlay(tx, token, playerId)
  if (isEndedByClub(ended)) await creditPrize(tx, ended, now)
  return ended
}
