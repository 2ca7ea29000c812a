import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { postTransfer } from '../kernel/ledger/index.ts'
import { pickWinners } from './pickWinners.ts'
import { progressiveAmount } from './progressiveAmount.ts'
import { drawEntries, drawPrizes, draws, drawWinners, promotions } from './promotions.tables.ts'

type DrawRow = typeof draws.$inferSelect
type PrizeRow = typeof drawPrizes.$inferSelect

const SEED_BYTES = 32

/** Closes a draw to entries when its time is over, and fixes the seed that its winners will come from. */
export async function closeDraw(tx: Tx, drawId: number, now: Date): Promise<void> {
  const seed = randomBytes(SEED_BYTES)
  const seedHash = createHash('sha256').update(seed).digest()
  await tx
    .update(draws)
    .set({ state: 'closed', seed, seedHash })
    .where(and(eq(draws.id, drawId), eq(draws.state, 'open'), lte(draws.entryEndsAt, now)))
}

/** One who has won: which prize, which of its places, and what it is worth. */
export interface Won {
  playerId: string
  prize: PrizeRow
  amount: number
  draw: DrawRow
}

/** Picks the winners of a draw whose time has come, once, and credits what can be credited at once. */
export async function drawWinnersOf(tx: Tx, drawId: number, now: Date): Promise<Won[]> {
  await closeDraw(tx, drawId, now)
  const [draw] = await tx
    .update(draws)
    .set({ state: 'drawn', drawnAt: now })
    .where(and(eq(draws.id, drawId), eq(draws.state, 'closed'), lte(draws.drawsAt, now)))
    .returning()
  // Not yet, or drawn by another server.
  if (!draw?.seed) return []
  const prizes = await tx
    .select()
    .from(drawPrizes)
    .where(eq(drawPrizes.drawId, drawId))
    .orderBy(asc(drawPrizes.position))
  const places = prizes.flatMap(prize =>
    Array.from({ length: prize.quantity }, (_, index) => ({ prize, place: index + 1 })),
  )
  const picks = await pickWinners({ seed: draw.seed, entries: draw.entries, places: places.length }, number =>
    findWinner(tx, drawId, number),
  )
  const jackpot = await jackpotOf(tx, draw)
  const won: Won[] = []
  for (const [index, { pick, entryNumber, winner: playerId }] of picks.entries()) {
    const next = places[index]
    if (!next) break
    const { prize, place } = next
    const amount = prize.isProgressive && jackpot !== null ? jackpot : prize.amount
    await tx
      .insert(drawWinners)
      .values({ prizeId: prize.id, place, drawId, playerId, entryNumber, pick, amount, wonAt: now })
    if (prize.prizeType === 'POINTS') await creditPoints(tx, { playerId, prize, place, amount }, now)
    won.push({ playerId, prize, amount, draw })
  }
  if (jackpot !== null && !won.some(({ prize }) => prize.isProgressive)) await rollOver(tx, draw, jackpot)
  return won
}

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

async function creditPoints(
  tx: Tx,
  { playerId, prize, place, amount }: Pick<Won, 'playerId' | 'prize' | 'amount'> & { place: number },
  now: Date,
): Promise<void> {
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
  if (draw.promotionId === null) return null
  const [promotion] = await tx.select().from(promotions).where(eq(promotions.id, draw.promotionId))
  return promotion ? progressiveAmount(promotion, draw) : null
}

/** A progressive prize that nobody won goes on growing in the next draw. */
async function rollOver(tx: Tx, { promotionId, drawNumber }: DrawRow, jackpot: number): Promise<void> {
  await tx
    .update(draws)
    .set({ progressiveStart: jackpot })
    .where(
      and(
        eq(draws.promotionId, sql`${promotionId}`),
        eq(draws.drawNumber, drawNumber + 1),
        eq(draws.state, 'open'),
      ),
    )
}
