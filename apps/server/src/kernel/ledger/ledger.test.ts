import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onEachEngine } from '../../../test/engines.ts'
import { addPlayer } from '../../../test/players.ts'
import { IdempotencyConflictError } from '../idempotency/errors.ts'
import { pointsOf, post, POSTED_AT, spend, transferOf } from '../../../test/transfers.ts'
import { ledgerFaults, reverseTransfer } from './index.ts'
import { InsufficientBalanceError, UnknownTransferError } from './errors.ts'
import { ledgerAccounts, ledgerBalances, ledgerPostings, ledgerTransfers } from './ledger.tables.ts'
import type { Database } from '../database/index.ts'

async function accountOf(database: Database, playerId: string): Promise<number> {
  const found = await database.unitOfWork(tx =>
    tx.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(eq(ledgerAccounts.playerId, playerId)),
  )
  return found[0]?.id ?? 0
}

onEachEngine('the ledger', world => {
  test('moves value between accounts and sums to zero', async () => {
    const { database } = world
    const giver = await addPlayer(database, { points: 500, tokens: 20 })
    const taker = await addPlayer(database)
    const posted = await post(
      database,
      transferOf(
        { from: { playerId: giver }, to: { playerId: taker }, currency: 'points', amount: 200 },
        { from: { playerId: giver }, to: { house: 'exchange' }, currency: 'tokens', amount: 5 },
      ),
    )
    expect(posted.balances).toEqual([
      { playerId: giver, currency: 'points', balance: 300 },
      { playerId: giver, currency: 'tokens', balance: 15 },
      { playerId: taker, currency: 'points', balance: 200 },
    ])
    expect(await pointsOf(database, taker)).toBe(200)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('refuses a balance below the floor', async () => {
    const { database } = world
    const player = await addPlayer(database, { points: 99 })
    const overspending = post(database, transferOf(spend(player, 100)))
    await expect(overspending).rejects.toBeInstanceOf(InsufficientBalanceError)
    expect(await pointsOf(database, player)).toBe(99)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('keeps an account at its own floor, whatever posts to it', async () => {
    const { database } = world
    const player = await addPlayer(database, { points: 100 })
    const accountId = await accountOf(database, player)
    await database.unitOfWork(tx =>
      tx.update(ledgerBalances).set({ floor: 40 }).where(eq(ledgerBalances.accountId, accountId)),
    )
    await expect(post(database, transferOf(spend(player, 61)))).rejects.toBeInstanceOf(
      InsufficientBalanceError,
    )
    await post(database, transferOf(spend(player, 60)))
    expect(await pointsOf(database, player)).toBe(40)
  })

  test('refuses a key that was posted before, and names the first transfer', async () => {
    const { database } = world
    const player = await addPlayer(database, { points: 500 })
    const transfer = transferOf(spend(player, 100))
    const first = await post(database, transfer)
    await expect(post(database, transfer)).rejects.toMatchObject({ name: 'TransferReplayedError', first })
    expect(await pointsOf(database, player)).toBe(400)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('refuses a key that belongs to another transfer', async () => {
    const { database } = world
    const player = await addPlayer(database, { points: 500 })
    const transfer = transferOf(spend(player, 100))
    await post(database, transfer)
    const other = post(database, { ...transfer, legs: [spend(player, 101)] })
    await expect(other).rejects.toBeInstanceOf(IdempotencyConflictError)
    expect(await pointsOf(database, player)).toBe(400)
  })

  test('refuses postings of zero, of a negative amount or of a fraction', async () => {
    const { database } = world
    const player = await addPlayer(database, { points: 500 })
    for (const amount of [0, -5, 1.5, Number.NaN, 2 ** 53]) {
      await expect(post(database, transferOf(spend(player, amount)))).rejects.toThrow('cannot move')
    }
    await expect(post(database, transferOf())).rejects.toThrow('moves nothing')
  })

  test('corrects a transfer by its reversal, once', async () => {
    const { database } = world
    const player = await addPlayer(database, { points: 500 })
    const { transferId } = await post(database, transferOf(spend(player, 120)))
    const reverse = () =>
      database.unitOfWork(tx => reverseTransfer(tx, { transferId, description: 'Correction' }, POSTED_AT))
    const first = await reverse()
    expect(await pointsOf(database, player)).toBe(500)
    await expect(reverse()).rejects.toMatchObject({ name: 'TransferReplayedError', first })
    expect(await pointsOf(database, player)).toBe(500)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('refuses a second reversal under another key, and one of an unknown transfer', async () => {
    const { database } = world
    const player = await addPlayer(database, { points: 500 })
    const { transferId } = await post(database, transferOf(spend(player, 120)))
    await database.unitOfWork(tx => reverseTransfer(tx, { transferId, description: 'Correction' }, POSTED_AT))
    const bypass = database.unitOfWork(tx =>
      tx.insert(ledgerTransfers).values({
        id: randomUUID(),
        key: randomUUID(),
        kind: 'REVERSAL',
        description: 'Correction',
        details: {},
        reverses: transferId,
        occurredAt: POSTED_AT,
      }),
    )
    await expect(bypass).rejects.toMatchObject({ cause: { constraint: 'ledger_transfers_reverses' } })
    const unknown = database.unitOfWork(tx =>
      reverseTransfer(tx, { transferId: randomUUID(), description: 'Correction' }, POSTED_AT),
    )
    await expect(unknown).rejects.toBeInstanceOf(UnknownTransferError)
  })

  test('does not reverse what the player has spent since', async () => {
    const { database } = world
    const player = await addPlayer(database)
    const { transferId } = await post(
      database,
      transferOf({ from: { house: 'grants' }, to: { playerId: player }, currency: 'points', amount: 100 }),
    )
    await post(database, transferOf(spend(player, 80)))
    const reversal = database.unitOfWork(tx =>
      reverseTransfer(tx, { transferId, description: 'Correction' }, POSTED_AT),
    )
    await expect(reversal).rejects.toBeInstanceOf(InsufficientBalanceError)
    expect(await pointsOf(database, player)).toBe(20)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('is append-only', async () => {
    const { database } = world
    await addPlayer(database, { points: 1 })
    for (const table of [ledgerTransfers, ledgerPostings]) {
      await expect(database.unitOfWork(tx => tx.update(table).set({ kind: 'X' }))).rejects.toThrow()
      await expect(database.unitOfWork(tx => tx.delete(table))).rejects.toThrow()
      await expect(database.unitOfWork(tx => tx.execute(sql`truncate ${table} cascade`))).rejects.toThrow()
    }
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('refuses a posting that takes without giving, or has a negative amount, even by SQL', async () => {
    const { database } = world
    const player = await addPlayer(database, { points: 10 })
    const account = await accountOf(database, player)
    const write = (posting: { fromAccount: number; toAccount: number; amount: number }) =>
      database.unitOfWork(tx =>
        tx
          .insert(ledgerPostings)
          .values({ ...posting, transferId: randomUUID(), line: 1, kind: 'GRANT', occurredAt: POSTED_AT }),
      )
    const toItself = write({ fromAccount: account, toAccount: account, amount: 5 })
    await expect(toItself).rejects.toMatchObject({ cause: { constraint: 'ledger_postings_accounts' } })
    const backwards = write({ fromAccount: -1, toAccount: account, amount: -5 })
    await expect(backwards).rejects.toMatchObject({ cause: { constraint: 'ledger_postings_amount' } })
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('posts with one query', async () => {
    const { database } = world
    const player = await addPlayer(database, { points: 10 })
    expect(await world.countQueries(() => post(database, transferOf(spend(player, 1))))).toBe(1)
  })
})
