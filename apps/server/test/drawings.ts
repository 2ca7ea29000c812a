import { identityRecords } from '../src/identity/identity.tables.ts'
import type { Database } from '../src/kernel/database/index.ts'
import { postTransfer } from '../src/kernel/ledger/index.ts'
import { locationPasses } from '../src/location/location.tables.ts'
import { addDrawing, type NewDrawing } from '../src/lounge/addDrawing.ts'
import { addDrawOf, type Drawing } from '../src/lounge/addUpcomingDraws.ts'
import { addPromotion, bothLanguages } from './draws.ts'
import { addPlayer } from './players.ts'

const DAY_MS = 24 * 60 * 60_000
const words = { title: 'Weekly drawing', summary: 'Each week.', description: 'Each entry is one chance.' }

type Change = Partial<NewDrawing> & { id: number }

/** A drawing at 10 tokens per entry, five a day, from yesterday on, without a draw. */
export async function addNewDrawing(database: Database, change: Change, now: Date): Promise<Drawing> {
  const promotionId = await addPromotion(database, now, { promotionType: 'LOUNGE' })
  const aDayAgo = new Date(now.getTime() - DAY_MS)
  const drawing = await database.unitOfWork(tx =>
    addDrawing(tx, {
      promotionId,
      key: `lounge-${change.id}`,
      frequency: 'weekly',
      texts: { en: words, es: words },
      amount: 10,
      imageUrl: '/media/api/file/lounge/weekly.svg',
      startsAt: aDayAgo,
      createdAt: aDayAgo,
      prizes: [{ texts: bothLanguages('$500'), amount: 50_000, quantity: 1 }],
      perDay: 5,
      ...change,
    }),
  )
  if (!drawing) throw new Error(`There is a reward ${change.id} already.`)
  return drawing
}

/** Such a drawing, whose first draw began yesterday. Returns its promotion. */
export async function addLoungeReward(database: Database, change: Change, now: Date): Promise<number> {
  const drawing = await addNewDrawing(database, change, now)
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10)
  await database.unitOfWork(tx => addDrawOf(tx, drawing, 1, yesterday))
  return drawing.promotionId
}

/** The draw of a reward of the lounge that takes entries now; 1 where there is none. */
export async function openDrawOf(database: Database, rewardId: number, now: Date): Promise<number> {
  const [open] = await database.statement<{ id: number }>({
    name: 'test.openDraw',
    text: `select d.id from rewards r join draws d on d.promotion_id = r.promotion_id
      where r.id = $1 and d.starts_at <= $2 and d.entry_ends_at > $2`,
    values: [rewardId, now],
  })
  return open?.id ?? 1
}

/** A player who is verified, in the state, and has so many tokens. */
export async function makeReady(
  database: Database,
  tokens: number,
  now: Date,
  known?: string,
): Promise<string> {
  const playerId = known ?? (await addPlayer(database))
  await database.unitOfWork(async tx => {
    const leg = { from: { house: 'grants' }, to: { playerId }, currency: 'tokens', amount: tokens } as const
    await postTransfer(
      tx,
      { key: `ready:${playerId}`, kind: 'GRANT', description: 'Grant', legs: [leg] },
      now,
    )
    await tx.insert(identityRecords).values({ playerId, isValid: true, verifiedAt: now })
    await tx.insert(locationPasses).values({ playerId, isInRegion: true, checkedAt: now })
  })
  return playerId
}
