import { expect, test } from 'vitest'
import { onPostgres } from '../../test/engines.ts'
import { addPlayer } from '../../test/players.ts'
import { giveBack, spentOn, takeFromLimit } from './spending.ts'

const LIMIT = 10_000
const DAY = '2026-11-21'

onPostgres('the daily spending of a player', world => {
  const take = (playerId: string, amount: number) =>
    world.database.unitOfWork(tx => takeFromLimit(tx, { playerId, day: DAY, amount }, LIMIT))
  const spent = (playerId: string) => world.database.unitOfWork(tx => spentOn(tx, { playerId, day: DAY }))

  test('[CART-010] can reach the limit exactly, in one order or in several', async () => {
    const [once, twice] = [await addPlayer(world.database), await addPlayer(world.database)]
    expect(await take(once, 10_000)).toBe(true)
    expect(await take(twice, 9_000)).toBe(true)
    expect(await take(twice, 1_000)).toBe(true)
    expect([await spent(once), await spent(twice)]).toEqual([10_000, 10_000])
  })

  test('[CART-010] cannot exceed the limit by a cent, in one order or in several', async () => {
    const [once, twice] = [await addPlayer(world.database), await addPlayer(world.database)]
    expect(await take(once, 10_001)).toBe(false)
    expect(await take(twice, 9_000)).toBe(true)
    expect(await take(twice, 1_001)).toBe(false)
    expect([await spent(once), await spent(twice)]).toEqual([0, 9_000])
  })

  test('[CART-010] gets an amount back on the day and for the player of its order only', async () => {
    const [buyer, other] = [await addPlayer(world.database), await addPlayer(world.database)]
    const order = { playerId: buyer, day: '2026-11-20', amount: 3_000 }
    await world.database.unitOfWork(tx => takeFromLimit(tx, order, LIMIT))
    await world.database.unitOfWork(tx => takeFromLimit(tx, { ...order, playerId: other }, LIMIT))
    await take(buyer, 9_000)
    await world.database.unitOfWork(tx => giveBack(tx, order))
    const spentThen = (playerId: string) =>
      world.database.unitOfWork(tx => spentOn(tx, { playerId, day: order.day }))
    expect([await spentThen(buyer), await spent(buyer), await spentThen(other)]).toEqual([0, 9_000, 3_000])
  })
})
