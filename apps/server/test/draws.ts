import { addDraw, type NewDraw } from '../src/promotions/addDraw.ts'
import type { Database } from '../src/kernel/database/index.ts'

const DAY_MS = 24 * 60 * 60_000

export const bothLanguages = (name: string, description = '') => ({
  en: { name, description },
  es: { name, description },
})

/** A drawing that takes entries from a day before `now` until a day after it, and is drawn an hour later. */
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
