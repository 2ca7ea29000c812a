import { drawEndsSoonFrom } from '@players-club/domain-models'
import { addDraw, type NewDraw } from '../src/promotions/addDraw.ts'
import type { Database } from '../src/kernel/database/index.ts'
import { closeDraw, drawNextWinners } from '../src/promotions/drawWinners.ts'
import { promotions } from '../src/promotions/promotions.tables.ts'

const DAY_MS = 24 * 60 * 60_000

export const bothLanguages = (name: string, description = '') => ({
  en: { name, description },
  es: { name, description },
})

/** A draw that accepts entries from a day before `now` until a day after it, and is drawn an hour later. */
export const addOpenDraw = (
  database: Database,
  now: Date,
  change: Partial<NewDraw> = {},
): Promise<number> => {
  const entryEndsAt = change.entryEndsAt ?? new Date(now.getTime() + DAY_MS)
  const drawsAt = change.drawsAt ?? new Date(entryEndsAt.getTime() + 60 * 60_000)
  const draw: NewDraw = {
    texts: bothLanguages('A drawing'),
    drawNumber: 1,
    startsAt: new Date(now.getTime() - DAY_MS),
    entryEndsAt,
    drawsAt,
    announcesAt: drawsAt,
    prizes: [{ texts: bothLanguages('A prize'), prizeType: 'POINTS', amount: 1000, quantity: 1 }],
    ...change,
  }
  return database.unitOfWork(tx => addDraw(tx, draw))
}

/** A promotion that began an hour ago and accepts entries for 30 days. */
export const addPromotion = (
  database: Database,
  now: Date,
  change: Partial<typeof promotions.$inferInsert> = {},
): Promise<number> => {
  const entryEndsAt = change.entryEndsAt ?? new Date(now.getTime() + 30 * DAY_MS)
  const row = {
    promotionType: 'STANDARD',
    texts: bothLanguages('A promotion', 'What it is about.'),
    fullImage: '/media/api/file/promotions/one.svg',
    startsAt: new Date(Math.min(now.getTime() - DAY_MS, entryEndsAt.getTime() - 10 * DAY_MS)),
    endingSoonAt: drawEndsSoonFrom(entryEndsAt),
    entryEndsAt,
    ...change,
  } as const
  return database.unitOfWork(async tx => {
    const [added] = await tx.insert(promotions).values(row).returning({ id: promotions.id })
    if (!added) throw new Error('There is a promotion of this number.')
    return added.id
  })
}

/** Closes a draw whose time is over and draws all its winners, in two units of work as its job does. */
export const drawAtOnce = async (database: Database, drawId: number, now: Date): Promise<void> => {
  await database.unitOfWork(tx => closeDraw(tx, drawId, now))
  await database.unitOfWork(tx => drawNextWinners(tx, drawId, now))
}
