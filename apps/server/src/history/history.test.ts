import { randomUUID } from 'node:crypto'
import { assert } from 'superstruct'
import {
  ledgerTransaction,
  loyaltyTransaction,
  pageOf,
  pointsBalance,
  POINTS_HISTORY_TYPES,
  TOKEN_HISTORY_TYPES,
  type PointsHistoryType,
  type TokenHistoryType,
} from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { startServer } from '../../test/clubServer.ts'
import { onEachEngine } from '../../test/engines.ts'
import { addPlayer } from '../../test/players.ts'
import { post, transferOf } from '../../test/transfers.ts'
import { ledgerFaults, postTransfer, TRANSFER_KINDS, type TransferKind } from '../kernel/ledger/index.ts'
import { pointsKinds, tokenKinds } from './historyKinds.ts'
import { createHistory } from './history.service.ts'
import type { Database } from '../kernel/database/index.ts'

/** A transaction at each of the moments, of as many points as its index in the list. */
async function addMovements(database: Database, playerId: string, moments: readonly string[]): Promise<void> {
  await database.unitOfWork(async tx => {
    for (const [index, moment] of moments.entries()) {
      const isExchange = index % 3 === 2
      const [player, house] = [{ playerId }, { house: 'grants' } as const]
      await postTransfer(
        tx,
        {
          key: randomUUID(),
          kind: isExchange ? 'EXCHANGE' : 'GRANT',
          description: `Movement ${index + 1}`,
          details: { transactionId: `T${index + 1}`, bonus: index },
          legs: [
            isExchange
              ? { from: player, to: house, currency: 'points', amount: index + 1 }
              : { from: house, to: player, currency: 'points', amount: index + 1 },
          ],
        },
        new Date(moment),
      )
    }
  })
}

const DAYS = Array.from(
  { length: 12 },
  (_, index) => `2025-03-${String(index + 1).padStart(2, '0')}T18:00:00Z`,
)

onEachEngine('the history of points', world => {
  const history = () => createHistory({ database: world.database })
  const described = async (
    playerId: string,
    query: Parameters<ReturnType<typeof history>['getPointsHistory']>[1],
  ) => {
    const { content, totalElements } = await history().getPointsHistory(playerId, query)
    return { total: totalElements, movements: content.map(({ description }) => Number(description.slice(9))) }
  }

  test('[API-038] [HISTORY-005] the balance is the sum of all transactions', async () => {
    const playerId = await addPlayer(world.database)
    expect(await history().getPointsBalance(playerId)).toEqual({ balance: 0 })
    await addMovements(world.database, playerId, DAYS.slice(0, 3))
    const balance = await history().getPointsBalance(playerId)
    assert(balance, pointsBalance)
    expect(balance).toEqual({ balance: 0 })
    await addMovements(world.database, playerId, DAYS.slice(0, 2))
    expect(await history().getPointsBalance(playerId)).toEqual({ balance: 3 })
  })

  test('a transaction has a date, a reason, an amount, a direction and its details', async () => {
    const playerId = await addPlayer(world.database)
    await addMovements(world.database, playerId, DAYS.slice(0, 3))
    const page = await history().getPointsHistory(playerId, { page: 0, size: 10 })
    assert(page, pageOf(loyaltyTransaction))
    expect(page).toMatchObject({ page: 0, size: 10, totalElements: 3 })
    expect(page.content[0]).toMatchObject({
      date: '2025-03-03T18:00:00.000Z',
      description: 'Movement 3',
      type: 'DEBIT',
      amount: 3,
    })
    expect(page.content[1]).toMatchObject({ type: 'CREDIT', amount: 2 })
    expect(page.content[1]?.extraData).toEqual(
      expect.arrayContaining([
        { key: 'transactionId', value: 'T2' },
        { key: 'bonus', value: '1' },
      ]),
    )
  })

  test('[API-066] pages run from the latest to the first, without gap or repetition', async () => {
    const playerId = await addPlayer(world.database)
    await addMovements(world.database, playerId, DAYS)
    expect(await described(playerId, { page: 0, size: 5 })).toEqual({
      total: 12,
      movements: [12, 11, 10, 9, 8],
    })
    expect(await described(playerId, { page: 1, size: 5 })).toEqual({ total: 12, movements: [7, 6, 5, 4, 3] })
    expect(await described(playerId, { page: 2, size: 5 })).toEqual({ total: 12, movements: [2, 1] })
    expect(await described(playerId, { page: 3, size: 5 })).toEqual({ total: 12, movements: [] })
  })

  test('pages split a day with many transactions', async () => {
    const playerId = await addPlayer(world.database)
    const moments = Array.from(
      { length: 9 },
      (_, index) => `2025-03-0${1 + Math.floor(index / 6)}T18:0${index}:00Z`,
    )
    await addMovements(world.database, playerId, moments)
    const pages = await Promise.all([0, 1, 2].map(page => described(playerId, { page, size: 4 })))
    expect(pages.flatMap(page => page.movements)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1])
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('[API-066] a filter narrows to lottery days, both included', async () => {
    const playerId = await addPlayer(world.database)
    await addMovements(world.database, playerId, [
      '2025-03-02T06:59:59Z',
      '2025-03-02T07:00:00Z',
      '2025-03-04T06:59:59Z',
      '2025-03-04T07:00:00Z',
    ])
    const filter = { startDate: '2025-03-02', endDate: '2025-03-03' }
    expect(await described(playerId, { page: 0, size: 10, filter })).toEqual({ total: 2, movements: [3, 2] })
    expect(await described(playerId, { page: 1, size: 1, filter })).toEqual({ total: 2, movements: [2] })
    expect(await described(playerId, { page: 2, size: 1, filter })).toEqual({ total: 2, movements: [] })
    const open = await described(playerId, { page: 0, size: 10, filter: { startDate: '2025-03-04' } })
    expect(open).toEqual({ total: 1, movements: [4] })
  })

  test('[API-066] a filter narrows to types of transactions', async () => {
    const playerId = await addPlayer(world.database)
    await addMovements(world.database, playerId, DAYS)
    const only = (historyTypes: PointsHistoryType[]) =>
      described(playerId, { page: 0, size: 10, filter: { historyTypes } })
    expect(await only(['REWARDS'])).toEqual({ total: 4, movements: [12, 9, 6, 3] })
    expect((await only(['REWARDS', 'ACTIVITIES'])).total).toBe(12)
    expect(await only(['E_INSTANT'])).toEqual({ total: 0, movements: [] })
  })

  test('a player sees neither another player’s transactions nor tokens among points', async () => {
    const [own, other] = [await addPlayer(world.database, { tokens: 5 }), await addPlayer(world.database)]
    await addMovements(world.database, other, DAYS)
    expect(await described(own, { page: 0, size: 10 })).toEqual({ total: 0, movements: [] })
  })

  test('[HISTORY-004] a transaction of a collect-them-all names its collection and its bonus', async () => {
    const playerId = await addPlayer(world.database)
    const details = {
      bonus: 30,
      superBonusKey: 'desert-trail',
      superBonusStart: '2025-02-01',
      superBonusEnd: '2025-04-01',
    }
    const leg = { from: { house: 'grants' }, to: { playerId }, currency: 'points', amount: 130 } as const
    await post(world.database, { ...transferOf(leg), details })
    const { content } = await history().getPointsHistory(playerId, { page: 0, size: 10 })
    expect(content[0]).toMatchObject({
      amount: 130,
      bonus: 30,
      dateAwarded: content[0]?.date,
      baseExtraData: {
        collectionKey: 'desert-trail',
        collectionStart: '2025-02-01',
        collectionEnd: '2025-04-01',
        isCollectThemAll: true,
      },
    })
  })

  test('every kind of transfer has a type in the history of points, and in that of tokens', () => {
    const listed = <Type>(types: readonly Type[], kindsOf: (types: Type[]) => string[] | undefined) =>
      types.flatMap(type => kindsOf([type]) ?? []).toSorted()
    expect(listed(POINTS_HISTORY_TYPES, pointsKinds)).toEqual([...TRANSFER_KINDS].toSorted())
    expect(listed(TOKEN_HISTORY_TYPES, tokenKinds)).toEqual([...TRANSFER_KINDS].toSorted())
  })

  test('the return for a game that could not be opened is listed with its cost', () => {
    expect(pointsKinds(['REWARDS'])).toEqual(expect.arrayContaining(['REDEMPTION', 'REVERSAL']))
    expect(tokenKinds(['GAMEPLAY'])).toEqual(expect.arrayContaining(['PLAY', 'REVERSAL']))
  })

  test('[LLHIST-003] [LLHIST-007] each of the seven types lists exactly the transactions of its kinds', () => {
    const kindsOf: Record<TokenHistoryType, TransferKind[]> = {
      POINTS_TO_TOKENS: ['EXCHANGE'],
      TOKENS_PURCHASE: ['PURCHASE'],
      GAMEPLAY: ['PLAY', 'REVERSAL'],
      WINNINGS: ['WINNINGS'],
      SWEEPSTAKES_ENTRIES: ['FREE_ENTRY', 'REDEMPTION'],
      DAILY_FREE_TOKENS: ['DAILY_BONUS'],
      OTHER: ['DIGITAL_GAME', 'E_INSTANT', 'GRANT', 'TICKET'],
    }
    const listed = TOKEN_HISTORY_TYPES.map(type => [type, tokenKinds([type])])
    expect(Object.fromEntries(listed)).toEqual(kindsOf)
  })

  test('[LLHIST-016] [API-039] tokens have their own history, filtered by type and day', async () => {
    const playerId = await addPlayer(world.database, { tokens: 5, points: 7 })
    const leg = { from: { house: 'grants' }, to: { playerId }, currency: 'tokens', amount: 120 } as const
    const details = { bonus: 20, purchasedAmount: 4.99, transactionId: 'T-1', entries: 2 }
    await post(world.database, { ...transferOf(leg), kind: 'WINNINGS', details })
    const page = await history().getTokenHistory(playerId, { page: 0, size: 10 })
    assert(page, pageOf(ledgerTransaction))
    expect(page.content.map(({ amount }) => amount)).toEqual([120, 5])
    expect(page.content[0]?.extraData).toEqual(
      expect.arrayContaining([
        { key: 'bonus', value: '20' },
        { key: 'purchasedAmount', value: '4.99' },
        { key: 'transactionId', value: 'T-1' },
        { key: 'entries', value: '2' },
      ]),
    )
    const filter = { historyTypes: ['WINNINGS' as const], startDate: '2025-03-04', endDate: '2025-03-04' }
    expect((await history().getTokenHistory(playerId, { page: 0, size: 10, filter })).totalElements).toBe(1)
    const later = { ...filter, startDate: '2025-03-05', endDate: '2025-03-05' }
    expect((await history().getTokenHistory(playerId, { page: 0, size: 10, filter: later })).content).toEqual(
      [],
    )
  })

  test('a page takes one query, whatever its size', async () => {
    const playerId = await addPlayer(world.database)
    await addMovements(world.database, playerId, DAYS)
    for (const size of [1, 10, 100]) {
      const queries = await world.countQueries(() => history().getPointsHistory(playerId, { page: 0, size }))
      expect(queries).toBe(1)
    }
  })
})

onEachEngine('the address of a history of points', world => {
  const club = startServer(world)

  test('[HISTORY-004] answers with the names of the specification', async () => {
    const { id, browser } = await club.enterNew()
    const details = {
      bonus: 30,
      superBonusKey: 'desert-trail',
      superBonusStart: '2025-02-01',
      superBonusEnd: '2025-04-01',
    }
    const leg = { from: { house: 'grants' }, to: { playerId: id }, currency: 'points', amount: 130 } as const
    await post(world.database, { ...transferOf(leg), details })
    const { json } = await browser.get('/api/loyalty/v1/points/transactions?page=0&size=10')
    expect(json.content).toHaveLength(1)
    expect(json.content[0]).toMatchObject({
      amount: 130,
      bonus: 30,
      date_awarded: json.content[0].date,
      base_extra_data: {
        super_bonus_key: 'desert-trail',
        superbonus_start_date: '2025-02-01',
        superbonus_end_date: '2025-04-01',
        is_collect_them_all: true,
      },
    })
    expect(json.content[0].date).toMatch(/^\d{4}-\d{2}-\d{2}T/)
  })

  test('[API-066] combines the filter of days with that of types', async () => {
    const { id, email } = await club.addAccount()
    await addMovements(world.database, id, DAYS)
    const browser = club.browser()
    await browser.enter(email)
    const totalOf = async (narrowed: string) => {
      const { status, json } = await browser.get(
        `/api/loyalty/v1/points/transactions?page=0&size=25${narrowed}`,
      )
      return status === 200 ? json.totalElements : status
    }
    expect(await totalOf('')).toBe(12)
    expect(await totalOf('&startDate=2025-03-02&endDate=2025-03-04')).toBe(3)
    expect(await totalOf('&startDate=2025-03-02&endDate=2025-03-04&filter=historyTypes:REWARDS')).toBe(1)
    expect(await totalOf('&filter=startDate:2025-03-02')).toBe(400)
    expect(await totalOf('&startDate=0001-01-01&endDate=9998-12-31')).toBe(12)
    expect(await totalOf('&startDate=0000-01-01')).toBe(400)
    expect(await totalOf('&startDate=2025-03-02&endDate=9999-12-31')).toBe(400)
  })
})

onEachEngine(
  'a day whose midnight occurs twice',
  world => {
    test('has the transactions of both hours on its pages, and of no other day', async () => {
      const playerId = await addPlayer(world.database)
      await addMovements(world.database, playerId, [
        '2026-11-01T03:59:59Z',
        '2026-11-01T04:00:00Z',
        '2026-11-01T05:30:00Z',
        '2026-11-02T04:59:59Z',
        '2026-11-02T05:00:00Z',
      ])
      const { getPointsHistory } = createHistory({ database: world.database })
      const pages = await Promise.all(
        [0, 1, 2, 3, 4].map(page => getPointsHistory(playerId, { page, size: 1 })),
      )
      const described = pages.flatMap(({ content }) => content.map(({ description }) => description))
      expect(described).toEqual(['Movement 5', 'Movement 4', 'Movement 3', 'Movement 2', 'Movement 1'])
      const filter = { startDate: '2026-11-01', endDate: '2026-11-01' }
      const day = await getPointsHistory(playerId, { page: 0, size: 10, filter })
      expect(day.content).toHaveLength(3)
      expect(day.totalElements).toBe(3)
    })
  },
  { zone: 'America/Havana' },
)
