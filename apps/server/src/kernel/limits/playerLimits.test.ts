import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onEachEngine, type TestDatabase } from '../../../test/engines.ts'
import { reasonsOf } from '../../../test/reasonsOf.ts'
import { limitUses } from './limits.tables.ts'
import { consumeLimit, EVER, purgeLimitUses, readUsedToday, returnLimit } from './playerLimits.ts'

// 17:30 in Phoenix, half past midnight of the next day in UTC.
const EVENING = new Date('2025-03-05T00:30:00Z')
const DAY = '2025-03-04'

const setUp = ({ database }: TestDatabase) => {
  const playerId = randomUUID()
  const consume = (amount: number, { day = DAY, cap = 5, name = 'tests' } = {}) =>
    database.unitOfWork(tx =>
      consumeLimit(tx, { playerId, name, day, amount, cap, refusal: 'tests.overLimit' }),
    )
  const giveBack = (amount: number) =>
    database.unitOfWork(tx => returnLimit(tx, { playerId, name: 'tests', day: DAY, amount }))
  const usedToday = (name = 'tests') => readUsedToday(database, { playerId, name, now: EVENING })
  const keptDays = async () => {
    const kept = await database.unitOfWork(tx =>
      tx.select({ day: limitUses.day }).from(limitUses).where(eq(limitUses.playerId, playerId)),
    )
    return kept.map(({ day }) => day).toSorted()
  }
  return { consume, giveBack, usedToday, keptDays }
}

const OVER = { errorKey: 'tests.overLimit' }

onEachEngine("a player's limit", world => {
  test('is reached exactly, and not passed by parallel uses', async () => {
    const { consume, usedToday } = setUp(world)
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => consume(1)))
    expect(reasonsOf(outcomes)).toEqual([OVER, OVER, OVER].map(over => expect.objectContaining(over)))
    expect(await usedToday()).toBe(5)
    await expect(consume(6, { day: '2025-03-05' })).rejects.toMatchObject(OVER)
    expect(await consume(5, { day: '2025-03-05' })).toBeUndefined()
  })

  test('counts by the day, and in total', async () => {
    const { consume, usedToday } = setUp(world)
    await consume(5, { day: EVER })
    expect(await usedToday()).toBe(0)
    await consume(2)
    expect(await usedToday()).toBe(2)
    await expect(consume(1, { day: EVER })).rejects.toMatchObject(OVER)
  })

  test('follows the limit that holds now', async () => {
    const { consume } = setUp(world)
    await consume(5)
    expect(await consume(1, { cap: 6 })).toBeUndefined()
  })

  test('can be given back, on the day and in total, never below zero', async () => {
    const { consume, giveBack, usedToday } = setUp(world)
    await consume(2)
    await consume(5, { day: EVER })
    await giveBack(3)
    expect(await usedToday()).toBe(0)
    expect(await consume(3, { day: EVER })).toBeUndefined()
  })

  test('is given back to its own uses, not to those of another limit', async () => {
    const { consume, giveBack, usedToday } = setUp(world)
    await consume(2)
    await consume(2, { name: 'others' })
    await giveBack(1)
    expect([await usedToday(), await usedToday('others')]).toEqual([1, 2])
  })

  test('is forgotten a week after its day, and never in total', async () => {
    const { consume, keptDays } = setUp(world)
    for (const day of [EVER, '2025-02-24', '2025-02-25', DAY]) await consume(1, { day })
    await purgeLimitUses(world.database, EVENING)
    expect(await keptDays()).toEqual([EVER, '2025-02-25', DAY])
  })
})
