import type { Tx } from '../kernel/database/index.ts'
import { enqueueJob } from '../kernel/jobs/index.ts'
import { drawPrizes, draws } from './promotions.tables.ts'

export const CLOSE_DRAW = 'promotions.closeDraw'
export const DRAW_WINNERS = 'promotions.drawWinners'

export type NewDraw = Omit<
  typeof draws.$inferInsert,
  'state' | 'entries' | 'seed' | 'seedHash' | 'drawnAt'
> & {
  /** The largest first. */
  prizes: readonly Omit<typeof drawPrizes.$inferInsert, 'drawId' | 'position'>[]
}

/** Adds a draw, with the jobs that close and draw it. Returns its id, also if it exists already. */
export const addDraw = async (tx: Tx, { prizes, ...draw }: NewDraw): Promise<number> => {
  const [added] = await tx.insert(draws).values(draw).onConflictDoNothing().returning({ id: draws.id })
  if (!added) {
    if (draw.id === undefined) throw new Error('There is a draw of this promotion and number.')
    return draw.id
  }
  const { id } = added
  await tx
    .insert(drawPrizes)
    .values(prizes.map((prize, index) => ({ ...prize, drawId: id, position: index + 1 })))
  await enqueueJob(tx, { name: CLOSE_DRAW, subject: String(id), dueAt: draw.entryEndsAt })
  await enqueueJob(tx, { name: DRAW_WINNERS, subject: String(id), dueAt: draw.drawsAt })
  return id
}
