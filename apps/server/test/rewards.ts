import { randomUUID } from 'node:crypto'
import type { Database } from '../src/kernel/database/index.ts'
import { couponCodes, rewards } from '../src/rewards/rewards.tables.ts'
import { addStock } from '../src/rewards/stocks.ts'

let ids = 1_000

export interface TestReward {
  id: number
  key: string
}

/** A reward for 100 points, for every player; with `codes` a coupon with so many of them. */
export async function addReward(
  database: Database,
  {
    codes,
    stock = codes,
    ...change
  }: Partial<typeof rewards.$inferInsert> & { codes?: number; stock?: number },
): Promise<TestReward> {
  ids += 1
  const id = ids
  const key = `reward-${id}`
  const texts = { title: `Reward ${id}`, summary: 'For points.' }
  await database.unitOfWork(async tx => {
    await tx.insert(rewards).values({
      id,
      key,
      type: codes === undefined ? 'STANDARD' : 'COUPON',
      texts: { en: texts, es: { ...texts, title: `Recompensa ${id}` } },
      amount: 100,
      imageUrl: '/media/api/file/rewards/test.svg',
      startsAt: new Date('2024-01-01T07:00:00Z'),
      createdAt: new Date('2024-01-01T07:00:00Z'),
      ...change,
    })
    if (stock !== undefined) await addStock(tx, id, { total: stock })
    if (codes === undefined || codes === 0) return
    await tx.insert(couponCodes).values(
      Array.from({ length: codes }, (_, index) => {
        const code = `C${id}-${index + 1}-${randomUUID().slice(0, 8)}`
        return { rewardId: id, place: index + 1, code, barcodeData: code.toUpperCase() }
      }),
    )
  })
  return { id, key }
}
