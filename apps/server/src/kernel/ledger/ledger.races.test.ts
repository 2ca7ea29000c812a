import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onEachPostgres } from '../../../test/engines.ts'
import { addPlayer } from '../../../test/players.ts'
import { reasonsOf } from '../../../test/reasonsOf.ts'
import { pointsOf, post, POSTED_AT, spend, transferOf } from '../../../test/transfers.ts'
import { readBalance, ledgerFaults, postTransfer } from './index.ts'
import { InsufficientBalanceError } from './errors.ts'
import { ledgerTransfers } from './ledger.tables.ts'

onEachPostgres('the ledger under load', world => {
  test('accepts as many of 32 parallel spends as the balance covers, and keeps every acknowledged one', async () => {
    const { database } = world
    const player = await addPlayer(database, { points: 1000 })
    const results = await Promise.allSettled(
      Array.from({ length: 32 }, () => post(database, transferOf(spend(player, 70)))),
    )
    const acknowledged = results
      .filter(result => result.status === 'fulfilled')
      .map(result => result.value.transferId)
    expect(acknowledged).toHaveLength(14)
    expect(reasonsOf(results).filter(reason => !(reason instanceof InsufficientBalanceError))).toEqual([])
    const kept = await database.unitOfWork(tx =>
      tx
        .select({ id: ledgerTransfers.id })
        .from(ledgerTransfers)
        .where(sql`${ledgerTransfers.id} = any(${sql.param(acknowledged)}::uuid[])`),
    )
    expect(kept.map(row => row.id).sort()).toEqual([...acknowledged].sort())
    expect(await pointsOf(database, player)).toBe(20)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('posts one key once, however many parallel requests have it', async () => {
    const { database } = world
    const player = await addPlayer(database, { points: 1000 })
    const transfer = transferOf(spend(player, 10))
    const results = await Promise.allSettled(Array.from({ length: 32 }, () => post(database, transfer)))
    const posted = results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []))
    expect(posted).toHaveLength(1)
    const reasons = reasonsOf(results)
    expect(reasons).toHaveLength(31)
    for (const reason of reasons)
      expect(reason).toMatchObject({
        name: 'TransferReplayedError',
        first: { transferId: posted[0]?.transferId },
      })
    expect(await pointsOf(database, player)).toBe(990)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('lets players pay each other crosswise without a deadlock', async () => {
    const { database } = world
    const [a, b] = await Promise.all([
      addPlayer(database, { points: 1000 }),
      addPlayer(database, { points: 1000 }),
    ])
    const pay = (from: string, to: string) =>
      transferOf({ from: { playerId: from }, to: { playerId: to }, currency: 'points', amount: 10 })
    await Promise.all(
      Array.from({ length: 32 }, (_, index) => post(database, index % 2 === 0 ? pay(a, b) : pay(b, a))),
    )
    expect(await pointsOf(database, a)).toBe(1000)
    expect(await pointsOf(database, b)).toBe(1000)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('opens an account once, however many transfers reach it first', async () => {
    const { database } = world
    const player = await addPlayer(database)
    const gift = () =>
      transferOf({ from: { house: 'grants' }, to: { playerId: player }, currency: 'tokens', amount: 1 })
    await Promise.all(Array.from({ length: 32 }, () => post(database, gift())))
    expect(await readBalance(database, player, 'tokens')).toBe(32)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('retries a unit of work as a whole after a deadlock', async () => {
    const { database } = world
    const [a, b] = await Promise.all([
      addPlayer(database, { points: 100 }),
      addPlayer(database, { points: 100 }),
    ])
    let attempts = 0
    let arrived = 0
    let meet = () => {}
    const met = new Promise<void>(resolve => {
      meet = resolve
    })
    const crossing = (first: string, second: string) =>
      database.unitOfWork(async tx => {
        attempts += 1
        await postTransfer(tx, { ...transferOf(spend(first, 10)), key: `cross:${first}:1` }, POSTED_AT)
        arrived += 1
        if (arrived === 2) meet()
        await met
        await postTransfer(tx, { ...transferOf(spend(second, 10)), key: `cross:${first}:2` }, POSTED_AT)
      })
    await Promise.all([crossing(a, b), crossing(b, a)])
    expect(attempts).toBeGreaterThan(2)
    expect(await pointsOf(database, a)).toBe(80)
    expect(await pointsOf(database, b)).toBe(80)
    expect(await ledgerFaults(database)).toEqual([])
  })
})
