import type { Locale } from '@players-club/domain-models'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { DrawClosedError, enterDraw, type DrawEntry } from '../promotions/index.ts'
import { drawEntrants } from '../promotions/promotions.tables.ts'

/** A drawing with its open draw. */
export interface OpenDrawing {
  id: number
  amount: number
  perDay: number | null
  texts: Record<Locale, { title: string }>
  drawId: number
  drawsAt: Date
}

type Row = Omit<{ [Name in keyof OpenDrawing]: OpenDrawing[Name] }, 'drawId' | 'drawsAt'> & {
  drawId: number | null
  drawsAt: Date | string | null
}

/** The drawing that a player wants to enter; refused if it does not exist or has no open draw. */
export async function openDrawing(tx: Tx, rewardId: number, now: Date): Promise<OpenDrawing> {
  const { rows } = await tx.execute<Row>(
    sql`select r.id, r.amount, r.per_day as "perDay", r.texts, d.id as "drawId", d.draws_at as "drawsAt"
      from lounge_rewards r left join lateral (
        select id, draws_at from draws where promotion_id = r.promotion_id and state = 'open'
          and starts_at <= ${now} and entry_ends_at > ${now} order by draw_number limit 1
      ) d on true
      where r.id = ${rewardId}::bigint and r.is_published`,
  )
  const [drawing] = rows
  if (!drawing) throw new Refusal('lounge.reward.notFound')
  const { drawId, drawsAt, ...rest } = drawing
  if (drawId === null || drawsAt === null) throw new Refusal('error.reward.noActiveDraws')
  return { ...rest, drawId, drawsAt: new Date(drawsAt) }
}

/** Enters the player; refused if the draw has closed meanwhile. */
export async function enterDrawing(tx: Tx, entry: DrawEntry): Promise<void> {
  try {
    await enterDraw(tx, entry)
  } catch (error) {
    throw error instanceof DrawClosedError ? new Refusal('error.reward.noActiveDraws') : error
  }
}

/** How many entries the player has in a draw. */
export async function countEntries(tx: Tx, playerId: string, drawId: number): Promise<number> {
  const [held] = await tx
    .select({ entries: drawEntrants.entries })
    .from(drawEntrants)
    .where(and(eq(drawEntrants.playerId, playerId), eq(drawEntrants.drawId, drawId)))
  return held?.entries ?? 0
}
