import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import { players } from '../accounts/accounts.tables.ts'
import type { Tx } from '../kernel/database/index.ts'
import { postTransfer } from '../kernel/ledger/index.ts'
import { pickWinners, type Picked } from './pickWinners.ts'
import { progressiveAmount } from './progressiveAmount.ts'
import { drawEntrants, drawEntries, drawPrizes, draws, drawWinners, promotions } from './promotions.tables.ts'
import { rollOver } from './rollOver.ts'

type DrawRow = typeof draws.$inferSelect
type PrizeRow = typeof drawPrizes.$inferSelect

const SEED_BYTES = 32

/**
 * Closes a draw to entries when its time is over, and fixes what decides its winners: the seed, and who cannot win.
 * Returns whether it closed the draw.
 */
export async function closeDraw(tx: Tx, drawId: number, now: Date): Promise<boolean> {
  const seed = randomBytes(SEED_BYTES)
  const seedHash = createHash('sha256').update(seed).digest()
  const closed = await tx
    .update(draws)
    .set({ state: 'closed', seed, seedHash })
    .where(and(eq(draws.id, drawId), eq(draws.state, 'open'), lte(draws.entryEndsAt, now)))
    .returning({ id: draws.id })
  const isClosed = closed.length > 0
  if (isClosed) await excludeSuspended(tx, drawId)
  return isClosed
}

async function excludeSuspended(tx: Tx, drawId: number): Promise<void> {
  const suspended = tx.select({ id: players.id }).from(players).where(eq(players.state, 'suspended'))
  await tx
    .update(drawEntrants)
    .set({ isExcluded: true })
    .where(and(eq(drawEntrants.drawId, drawId), inArray(drawEntrants.playerId, suspended)))
}

/** A winner: the prize, its place, and its value. */
export interface Won {
  playerId: string
  prize: PrizeRow
  place: number
  amount: number
  draw: DrawRow
}

/** One step of a drawing: its winners, and whether it was the last. */
export interface Step {
  won: Won[]
  isDone: boolean
}

/**
 * Picks the winners of a closed draw that is due, at most so many per unit of work, and credits points at once. The draw
 * stays closed until its last step; the stored winners show where the next step begins.
 */
export async function drawNextWinners(tx: Tx, drawId: number, now: Date, most = Infinity): Promise<Step> {
  const [draw] = await tx
    .select()
    .from(draws)
    .where(and(eq(draws.id, drawId), eq(draws.state, 'closed'), lte(draws.drawsAt, now)))
    .for('no key update')
  // Not closed or not due yet, or drawn by another server.
  if (!draw?.seed) return { won: [], isDone: true }
  const places = await placesOf(tx, drawId)
  const before = await pickedIn(tx, drawId)
  const wanted = Math.min(most, places.length - before.picks)
  const picks = await pickWinners(
    { seed: draw.seed, entries: draw.entries, places: wanted },
    number => findWinner(tx, drawId, number),
    before,
  )
  const jackpot = await jackpotOf(tx, draw)
  const won: Won[] = []
  for (const { pick, entryNumber, winner: playerId } of picks) {
    const next = places[pick - 1]
    if (!next) break
    const { prize, place } = next
    const amount = prize.isProgressive && jackpot !== null ? jackpot : prize.amount
    await tx
      .insert(drawWinners)
      .values({ prizeId: prize.id, place, drawId, playerId, entryNumber, pick, amount, wonAt: now })
    won.push({ playerId, prize, place, amount, draw })
  }
  // In a fixed order, so that two drawings cannot deadlock on their winners.
  for (const one of won.toSorted((a, b) => (a.playerId < b.playerId ? -1 : 1)))
    if (one.prize.prizeType === 'POINTS') await creditPoints(tx, one, now)
  const picked = before.picks + picks.length
  const isDone = picks.length < wanted || picked === places.length
  if (isDone) {
    await tx.update(draws).set({ state: 'drawn', drawnAt: now }).where(eq(draws.id, drawId))
    const isWon = places.slice(0, picked).some(({ prize }) => prize.isProgressive)
    if (jackpot !== null && draw.promotionId !== null && !isWon) await rollOver(tx, draw.promotionId, jackpot)
  }
  return { won, isDone }
}

async function placesOf(tx: Tx, drawId: number) {
  const prizes = await tx
    .select()
    .from(drawPrizes)
    .where(eq(drawPrizes.drawId, drawId))
    .orderBy(asc(drawPrizes.position))
  return prizes.flatMap(prize =>
    Array.from({ length: prize.quantity }, (_, index) => ({ prize, place: index + 1 })),
  )
}

async function pickedIn(tx: Tx, drawId: number): Promise<Picked> {
  const picks = await tx.$count(drawWinners, eq(drawWinners.drawId, drawId))
  const isOfDraw = eq(drawEntrants.drawId, drawId)
  const excluded = await rangesOf(tx, drawEntrants, and(isOfDraw, drawEntrants.isExcluded))
  const won = await rangesOf(tx, drawWinners, eq(drawWinners.drawId, drawId))
  return { picks, taken: [...excluded, ...won] }
}

/** The entries of the players of these rows. */
const rangesOf = (tx: Tx, table: typeof drawEntrants | typeof drawWinners, isMeant?: SQL) =>
  tx
    .select({ lastNumber: drawEntries.lastNumber, entries: drawEntries.entries })
    .from(table)
    .innerJoin(
      drawEntries,
      and(eq(drawEntries.drawId, table.drawId), eq(drawEntries.playerId, table.playerId)),
    )
    .where(isMeant)

async function findWinner(tx: Tx, drawId: number, entryNumber: number) {
  const [found] = await tx
    .select({ playerId: drawEntries.playerId })
    .from(drawEntries)
    .where(and(eq(drawEntries.drawId, drawId), gte(drawEntries.lastNumber, entryNumber)))
    .orderBy(asc(drawEntries.lastNumber))
    .limit(1)
  if (!found) throw new Error(`The draw ${drawId} has no entry ${entryNumber}.`)
  const ranges = await tx
    .select({ lastNumber: drawEntries.lastNumber, entries: drawEntries.entries })
    .from(drawEntries)
    .where(and(eq(drawEntries.drawId, drawId), eq(drawEntries.playerId, found.playerId)))
  return { winner: found.playerId, ranges }
}

async function creditPoints(tx: Tx, { playerId, prize, place, amount }: Won, now: Date): Promise<void> {
  await postTransfer(
    tx,
    {
      key: `draw:${prize.id}:${place}`,
      kind: 'GRANT',
      description: 'history.entry.drawPrize',
      details: { drawId: prize.drawId },
      legs: [{ from: { house: 'grants' }, to: { playerId }, currency: 'points', amount }],
    },
    now,
  )
}

async function jackpotOf(tx: Tx, draw: DrawRow): Promise<number | null> {
  const [found] = await tx
    .select({ amount: sql<number | null>`${sql.raw(progressiveAmount('promotions', 'draws'))}::float8` })
    .from(draws)
    .innerJoin(promotions, eq(promotions.id, draws.promotionId))
    .where(eq(draws.id, draw.id))
  return found?.amount ?? null
}
