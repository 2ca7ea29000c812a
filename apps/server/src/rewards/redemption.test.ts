import { randomUUID } from 'node:crypto'
import { rewardRedemption } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import { assert } from 'superstruct'
import { expect, test } from 'vitest'
import { edgesOf } from '../../test/constants.ts'
import { addOpenDraw } from '../../test/draws.ts'
import { onEachEngine, onPostgres, type TestDatabase } from '../../test/engines.ts'
import { addDigitalGame, fakeGameMaker } from '../../test/fakeGameMaker.ts'
import { addPlayer } from '../../test/players.ts'
import { reasonsOf } from '../../test/reasonsOf.ts'
import { addReward } from '../../test/rewards.ts'
import { whileLocked } from '../../test/whileLocked.ts'
import { createDigitalRounds, createPlays } from '../activities/index.ts'
import { IdempotencyConflictError, IdempotencyInFlightError } from '../kernel/idempotency/errors.ts'
import { valueRequest } from '../kernel/idempotency/request.ts'
import { idempotencyRecords } from '../kernel/idempotency/idempotency.tables.ts'
import { readBalance, ledgerFaults, TransferReplayedError, readTransactions } from '../kernel/ledger/index.ts'
import type { ArcadeProvider } from '../providers/index.ts'
import { giveBackRedemption } from './giveBackRedemption.ts'
import { createGameplays } from './gameplay.service.ts'
import { createRedemption } from './redemption.service.ts'
import { createRewards } from './rewards.service.ts'
import { playerSegments } from './rewards.tables.ts'

const NOON = new Date('2026-03-04T19:00:00Z')
const DAY_MS = 24 * 60 * 60_000

function setUp(world: TestDatabase) {
  const clock = { at: NOON, now: () => clock.at }
  const { database } = world
  const redemption = createRedemption({ database, clock })
  const rewards = createRewards({ database, clock })
  const redeem = (playerId: string, id: number, quantity = 1, key: string = randomUUID()) =>
    redemption.redeem({
      asker: { playerId },
      request: valueRequest(key, 'rewards.redeemReward', { body: { rewardId: id, quantity } }),
      wanted: { by: { id }, currency: 'points', types: ['COUPON', 'DRAW', 'STANDARD'] },
      quantity,
      locale: 'en',
    })
  const redeemExpecting = (playerId: string, id: number, expectedBalance: number) =>
    redemption.redeem({
      asker: { playerId },
      request: valueRequest(randomUUID(), 'rewards.redeemReward', {
        body: { rewardId: id, quantity: 1, expectedBalance },
      }),
      wanted: { by: { id }, currency: 'points', types: ['COUPON', 'DRAW', 'STANDARD'] },
      quantity: 1,
      expectedBalance,
      locale: 'en',
    })
  const pointsOf = (playerId: string) => readBalance(database, playerId, 'points')
  const count = async (text: string) => {
    const [row] = await database.statement<{ count: number }>({
      name: `test.${text}`,
      text: `select count(*)::int as count from ${text}`,
      values: [],
    })
    return row?.count ?? 0
  }
  /** What redemptions of a reward leave in the database; a refusal must leave it unchanged. */
  const traces = async (id: number) => ({
    redemptions: await count(`reward_redemptions where reward_id = ${id}`),
    codes: await count(`handed_codes where reward_id = ${id}`),
    uses: await count(`limit_uses where name = 'reward:${id}' and used > 0`),
    taken: await count(`reward_stocks where reward_id = ${id} and handed_out > 0`),
    faults: await ledgerFaults(database),
  })
  return { clock, database, redemption, rewards, redeem, redeemExpecting, pointsOf, traces }
}

const NOTHING = { redemptions: 0, codes: 0, uses: 0, taken: 0, faults: [] }
const refusedWith = (errorKey: string) => expect.objectContaining({ errorKey })

onEachEngine('redeeming', world => {
  test('[REWARD-001] a coupon debits its cost and gives its codes to their player only', async () => {
    const { database, rewards, redeem, pointsOf } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const { id } = await addReward(database, { codes: 5 })
    const answer = await redeem(playerId, id, 2)
    assert(answer, rewardRedemption)
    expect(answer).toMatchObject({ rewardId: id, quantity: 2, points: 200, balance: 800, remaining: 3 })
    expect(await pointsOf(playerId)).toBe(800)
    const { coupons, remaining } = await rewards.getBarcodeData(answer.id, playerId)
    expect(coupons).toHaveLength(2)
    expect(new Set(coupons.map(({ code }) => code)).size).toBe(2)
    expect(remaining).toBe(3)
    const other = await addPlayer(database)
    await expect(rewards.getBarcodeData(answer.id, other)).rejects.toMatchObject({
      errorKey: 'rewards.rewardUnavailable',
    })
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('[REWARD-001] [REWARD-017] entries to a draw are paid and counted together', async () => {
    const { database, redeem, pointsOf } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const drawId = await addOpenDraw(database, NOON)
    const { id } = await addReward(database, { type: 'DRAW', drawId })
    expect(await redeem(playerId, id, 3)).toMatchObject({ quantity: 3, balance: 700, remaining: null })
    const [entries] = await database.statement<{ entries: number }>({
      name: 'test.entries',
      text: `select entries::int from draw_entrants where player_id = $1 and draw_id = $2`,
      values: [playerId, drawId],
    })
    expect(entries).toEqual({ entries: 3 })
    expect(await pointsOf(playerId)).toBe(700)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('the history names the reward and how it was paid', async () => {
    const { database, redeem } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const { id } = await addReward(database, { codes: 1 })
    const answer = await redeem(playerId, id)
    const [transfer] = await database.statement<object>({
      name: 'test.transfer',
      text: `select t.kind, t.description, t.details from ledger_transfers t
        join reward_redemptions r on r.transfer_id = t.id where r.id = $1`,
      values: [answer.id],
    })
    expect(transfer).toEqual({
      kind: 'REDEMPTION',
      description: `Reward ${id}`,
      details: {
        entryMethod: 'REDEMPTION',
        rewardId: id,
        rewardType: 'COUPON',
        redemptionId: answer.id,
        quantity: 1,
      },
    })
  })

  test('a redemption that would leave another balance than the player was shown is refused, and nothing changes', async () => {
    const { database, redeemExpecting, pointsOf, traces } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const { id } = await addReward(database, { codes: 9, perDay: 9, perPlayer: 9 })
    for (const shown of [800, 1000])
      await expect(redeemExpecting(playerId, id, shown)).rejects.toMatchObject({
        errorKey: 'error.reward.balanceChanged',
      })
    expect(await pointsOf(playerId)).toBe(1000)
    expect(await traces(id)).toEqual(NOTHING)
    expect(await redeemExpecting(playerId, id, 900)).toMatchObject({ balance: 900 })
  })

  test('two redemptions that expect the same balance are carried out once', async () => {
    const { database, redeemExpecting, pointsOf } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const { id } = await addReward(database, { codes: 9, perDay: 9, perPlayer: 9 })
    const results = await Promise.allSettled([1, 2].map(() => redeemExpecting(playerId, id, 900)))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await pointsOf(playerId)).toBe(900)
  })

  test('[ERR-026] a player without enough points is refused, and nothing changes', async () => {
    const { database, redeem, pointsOf, traces } = setUp(world)
    const playerId = await addPlayer(database, { points: 299 })
    const { id } = await addReward(database, { codes: 9, perDay: 9, perPlayer: 9 })
    await expect(redeem(playerId, id, 3)).rejects.toMatchObject({
      errorKey: 'error.reward.insufficientPoints',
    })
    expect(await pointsOf(playerId)).toBe(299)
    expect(await traces(id)).toEqual(NOTHING)
  })

  test('[ERR-026] a quantity above the stock is refused as a whole', async () => {
    const { database, redeem, pointsOf, traces } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const { id } = await addReward(database, { codes: 3, perDay: 9 })
    await expect(redeem(playerId, id, 4)).rejects.toMatchObject({
      errorKey: 'error.reward.exceededQuantity',
    })
    expect(await pointsOf(playerId)).toBe(1000)
    expect(await traces(id)).toEqual(NOTHING)
    await redeem(playerId, id, 3)
    await expect(redeem(playerId, id)).rejects.toMatchObject({
      errorKey: 'error.reward.exceededQuantity',
    })
  })

  test('[REWARD-011] a coupon whose codes have not been loaded yet is sold out, and refused', async () => {
    const { database, rewards, redeem, pointsOf } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const { id, key } = await addReward(database, { type: 'COUPON' })
    expect(await rewards.getReward(id, 'en')).toMatchObject({ remaining: 0 })
    expect(await rewards.getCouponDetails(key)).toEqual({ remaining: 0, coupons: [] })
    await expect(redeem(playerId, id)).rejects.toMatchObject({ errorKey: 'error.reward.exceededQuantity' })
    expect(await pointsOf(playerId)).toBe(1000)
  })

  test('[ERR-026] the daily limit counts by the lottery day', async () => {
    const { database, clock, redeem, pointsOf } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const { id } = await addReward(database, { perDay: 2 })
    const capped = { errorKey: 'error.reward.frequencyCapExceeded' }
    await expect(redeem(playerId, id, 3)).rejects.toMatchObject({ errorKey: 'error.reward.moreThanLeft' })
    await redeem(playerId, id, 2)
    await expect(redeem(playerId, id)).rejects.toMatchObject(capped)
    clock.at = new Date('2026-03-05T06:59:59Z')
    await expect(redeem(playerId, id)).rejects.toMatchObject(capped)
    clock.at = new Date('2026-03-05T07:00:00Z')
    await redeem(playerId, id)
    expect(await pointsOf(playerId)).toBe(700)
  })

  test('[ERR-026] the rest of the daily limit is shown by the lottery day', async () => {
    const { database, clock, redeem, rewards } = setUp(world)
    const { afternoon, lateEvening, nextDay } = edgesOf('2026-03-05')
    const playerId = await addPlayer(database, { points: 1000 })
    const { id } = await addReward(database, { perDay: 2 })
    const left = async () => (await rewards.getPlayerReward(id, 'en', playerId)).frequencyCap?.remaining
    clock.at = afternoon
    await redeem(playerId, id)
    clock.at = lateEvening
    expect(await left()).toBe(1)
    await redeem(playerId, id)
    expect(await left()).toBe(0)
    await expect(redeem(playerId, id)).rejects.toMatchObject({
      errorKey: 'error.reward.frequencyCapExceeded',
    })
    clock.at = nextDay
    expect(await left()).toBe(2)
    await redeem(playerId, id, 2)
  })

  test('[ERR-026] the daily limit of draw entries has its own error', async () => {
    const { database, redeem } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const drawId = await addOpenDraw(database, NOON)
    const { id } = await addReward(database, { type: 'DRAW', drawId, perDay: 5 })
    await redeem(playerId, id, 5)
    await expect(redeem(playerId, id)).rejects.toMatchObject({ errorKey: 'error.reward.dailyEntryLimit' })
  })

  test("[ERR-026] a player's total is limited", async () => {
    const { database, clock, redeem } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const { id } = await addReward(database, { perPlayer: 2 })
    await redeem(playerId, id, 2)
    clock.at = new Date(NOON.getTime() + 30 * DAY_MS)
    await expect(redeem(playerId, id)).rejects.toMatchObject({ errorKey: 'error.reward.overLimit' })
  })

  test('[ERR-026] [REWARD-019] a reward of a segment is redeemed by its players only', async () => {
    const { database, rewards, redeem, pointsOf } = setUp(world)
    const [member, other] = [
      await addPlayer(database, { points: 100 }),
      await addPlayer(database, { points: 100 }),
    ]
    await database.unitOfWork(tx => tx.insert(playerSegments).values({ playerId: member, segment: 'gold' }))
    const { id } = await addReward(database, { segment: 'gold' })
    await expect(redeem(other, id)).rejects.toMatchObject({
      errorKey: 'error.reward.notAvailableForUser',
    })
    expect(await pointsOf(other)).toBe(100)
    expect((await rewards.getPlayerReward(id, 'en', other)).isAvailable).toBe(false)
    expect((await rewards.getPlayerReward(id, 'en', member)).isAvailable).toBe(true)
    expect(await redeem(member, id)).toMatchObject({ balance: 0 })
  })

  test.each([
    ['has not begun', { startsAt: new Date(NOON.getTime() + 1) }],
    ['has ended', { endsAt: NOON }],
    ['is not for the web', { visibilityWeb: false }],
  ])('[ERR-035] a reward that %s is not found', async (_, change) => {
    const { database, redeem } = setUp(world)
    const playerId = await addPlayer(database, { points: 100 })
    const { id } = await addReward(database, change)
    await expect(redeem(playerId, id)).rejects.toMatchObject({ errorKey: 'rewards.rewardUnavailable' })
  })

  test.each([
    ['whose entries are closed', { entryEndsAt: NOON }, {}],
    ['that has ended', { endsAt: NOON }, {}],
    ['that takes no entries', {}, { startsAt: new Date(NOON.getTime() + 1) }],
  ])('[ERR-026] a draw %s is refused as not active, and nothing is paid', async (_, change, ofDraw) => {
    const { database, redeem, pointsOf, traces } = setUp(world)
    const playerId = await addPlayer(database, { points: 100 })
    const drawId = await addOpenDraw(database, NOON, ofDraw)
    const { id } = await addReward(database, { type: 'DRAW', drawId, perDay: 3, ...change })
    await expect(redeem(playerId, id)).rejects.toMatchObject({ errorKey: 'error.reward.noActiveDraws' })
    expect(await pointsOf(playerId)).toBe(100)
    expect(await traces(id)).toEqual(NOTHING)
  })

  test('a repeated request gets the first answer and debits nothing', async () => {
    const { database, redeem, pointsOf, rewards } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const { id } = await addReward(database, { codes: 5 })
    const key = randomUUID()
    const first = await redeem(playerId, id, 2, key)
    expect(await redeem(playerId, id, 2, key)).toEqual(first)
    await expect(redeem(playerId, id, 3, key)).rejects.toBeInstanceOf(IdempotencyConflictError)
    expect(await pointsOf(playerId)).toBe(800)
    expect((await rewards.getReward(id, 'en')).remaining).toBe(3)
  })

  test('the ledger refuses a key whose stored answer was lost, and nothing is debited', async () => {
    const { database, redeem, pointsOf, rewards } = setUp(world)
    const playerId = await addPlayer(database, { points: 1000 })
    const { id } = await addReward(database, { codes: 5 })
    const key = randomUUID()
    await redeem(playerId, id, 2, key)
    await database.unitOfWork(tx => tx.delete(idempotencyRecords))
    await expect(redeem(playerId, id, 2, key)).rejects.toBeInstanceOf(TransferReplayedError)
    expect(await pointsOf(playerId)).toBe(800)
    expect((await rewards.getReward(id, 'en')).remaining).toBe(3)
  })

  test("the key of one player is independent of another player's", async () => {
    const { database, redeem, pointsOf } = setUp(world)
    const { id } = await addReward(database, { codes: 5 })
    const key = randomUUID()
    const [a, b] = [await addPlayer(database, { points: 100 }), await addPlayer(database, { points: 100 })]
    const first = await redeem(a, id, 1, key)
    expect((await redeem(b, id, 1, key)).id).not.toBe(first.id)
    expect([await pointsOf(a), await pointsOf(b)]).toEqual([0, 0])
  })
})

onEachEngine('redeeming a game', world => {
  const play = (provider: ArcadeProvider | null) => {
    const parts = setUp(world)
    const { database, clock, redemption } = parts
    const rounds = createDigitalRounds({ provider, onUnreachable: () => {} })
    const plays = createPlays({ database, clock, rounds, giveBackRedemption })
    const gameplays = createGameplays({ database, redemption, plays })
    const redeemByKey = (playerId: string, key: string, requestKey: string = randomUUID(), quantity = 1) =>
      gameplays.redeemByKey({
        asker: { playerId },
        request: valueRequest(requestKey, 'rewards.redeemRewardByKey', {
          params: { key },
          body: { quantity },
        }),
        wanted: { by: { key }, currency: 'points', types: ['EXTERNAL', 'GAMEPLAY'] },
        quantity,
        locale: 'en',
      })
    const addGame = async (change: Parameters<typeof addReward>[1] = {}) => {
      const reward = await addReward(database, { type: 'GAMEPLAY', externalId: 'MONSOON_REELS', ...change })
      await addDigitalGame(database, { source: 'REWARD', key: reward.key })
      return reward
    }
    return { ...parts, redeemByKey, addGame }
  }

  test('[REWARD-015] debits its points and returns a token, and its prize is fixed but not yet shown', async () => {
    const { asked, provider } = fakeGameMaker()
    const { database, redeemByKey, addGame, pointsOf } = play(provider)
    const playerId = await addPlayer(database, { points: 250 })
    const { key } = await addGame()
    const requestKey = randomUUID()
    const first = await redeemByKey(playerId, key, requestKey)
    expect(first.gameplay).toEqual({ gameId: 'MONSOON_REELS', token: `MONSOON_REELS:${asked[0]?.reference}` })
    expect(first.balance).toBe(150)
    expect(await redeemByKey(playerId, key, requestKey)).toEqual(first)
    expect(await pointsOf(playerId)).toBe(190)
    const second = await redeemByKey(playerId, key)
    expect(second.gameplay?.token).not.toBe(first.gameplay?.token)
    expect(await pointsOf(playerId)).toBe(130)
    expect(asked.map(({ reference }) => reference).join()).not.toContain(playerId)
    const { content } = await readTransactions(database, playerId, 'points', { page: 0, size: 5 })
    expect(content.map(({ kind, amount }) => [kind, amount])).toContainEqual(['WINNINGS', 40])
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('[REWARD-016] debits nothing without a round', async () => {
    const silent = fakeGameMaker()
    silent.isDown = true
    for (const provider of [silent.provider, null]) {
      const { database, redeemByKey, addGame, pointsOf, traces } = play(provider)
      const playerId = await addPlayer(database, { points: 250 })
      const { id, key } = await addGame({ perDay: 3, stock: 4 })
      await expect(redeemByKey(playerId, key)).rejects.toMatchObject({ errorKey: 'error.gameLoad' })
      expect(await pointsOf(playerId)).toBe(250)
      const { content } = await readTransactions(database, playerId, 'points', { page: 0, size: 5 })
      const returned = content.find(({ kind }) => kind === 'REVERSAL')
      expect(returned).toMatchObject({ amount: 100, details: { rewardType: 'GAMEPLAY' } })
      expect(await traces(id)).toEqual(NOTHING)
    }
  })

  test('[REWARD-016] leaves the limit of the day in Phoenix unchanged when the game could not be opened late in the evening', async () => {
    const maker = fakeGameMaker()
    const { database, clock, redeemByKey, addGame, pointsOf } = play(maker.provider)
    const playerId = await addPlayer(database, { points: 250 })
    const { key } = await addGame({ perDay: 1 })
    clock.at = edgesOf('2026-03-05').lateEvening
    maker.isDown = true
    await expect(redeemByKey(playerId, key)).rejects.toMatchObject({ errorKey: 'error.gameLoad' })
    maker.isDown = false
    expect(await redeemByKey(playerId, key)).toMatchObject({ balance: 150 })
    await expect(redeemByKey(playerId, key)).rejects.toMatchObject({
      errorKey: 'error.reward.frequencyCapExceeded',
    })
    expect(await pointsOf(playerId)).toBe(190)
  })

  test('pays for a new play when a request whose play was given back is repeated', async () => {
    const maker = fakeGameMaker()
    const { database, redeemByKey, addGame } = play(maker.provider)
    const playerId = await addPlayer(database, { points: 250 })
    const { key } = await addGame()
    const requestKey = randomUUID()
    maker.isDown = true
    await expect(redeemByKey(playerId, key, requestKey)).rejects.toMatchObject({ errorKey: 'error.gameLoad' })
    maker.isDown = false
    const paid = await redeemByKey(playerId, key, requestKey)
    expect(paid.balance).toBe(150)
    expect(await redeemByKey(playerId, key, requestKey)).toEqual(paid)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('repeats the first answer even when the vendor no longer answers', async () => {
    const maker = fakeGameMaker()
    const { database, redeemByKey, addGame } = play(maker.provider)
    const playerId = await addPlayer(database, { points: 250 })
    const { key } = await addGame()
    const requestKey = randomUUID()
    const first = await redeemByKey(playerId, key, requestKey)
    maker.isDown = true
    expect(await redeemByKey(playerId, key, requestKey)).toEqual(first)
  })

  test('continues the round of a request that is repeated before its answer, and is paid for once', async () => {
    const maker = fakeGameMaker()
    const { database, redeemByKey, addGame, pointsOf } = play(maker.provider)
    const playerId = await addPlayer(database, { points: 250 })
    const { key } = await addGame({ perDay: 1 })
    const requestKey = randomUUID()
    const busy = Promise.withResolvers<void>()
    maker.busyUntil = busy.promise
    const left = redeemByKey(playerId, key, requestKey)
    await expect.poll(() => maker.asked).toHaveLength(1)
    const repeated = redeemByKey(playerId, key, requestKey)
    await expect.poll(() => maker.asked).toHaveLength(2)
    busy.resolve()
    const [first, again] = await Promise.all([left, repeated])
    expect(again.gameplay).toEqual(first.gameplay)
    expect(await pointsOf(playerId)).toBe(190)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('does not ask the vendor when the player has too few points', async () => {
    const { asked, provider } = fakeGameMaker()
    const { database, redeemByKey, addGame } = play(provider)
    const playerId = await addPlayer(database, { points: 99 })
    const { key } = await addGame()
    await expect(redeemByKey(playerId, key)).rejects.toMatchObject({
      errorKey: 'error.reward.insufficientPoints',
    })
    expect(asked).toEqual([])
  })

  test('allows one round per redemption', async () => {
    const { database, redeemByKey, addGame } = play(fakeGameMaker().provider)
    const playerId = await addPlayer(database, { points: 1000 })
    const { key } = await addGame()
    await expect(redeemByKey(playerId, key, randomUUID(), 2)).rejects.toMatchObject({
      errorKey: 'error.reward.overLimit',
    })
  })

  test('[REWARD-001] redeems an external reward by its key', async () => {
    const { database, redeemByKey, pointsOf } = play(null)
    const playerId = await addPlayer(database, { points: 250 })
    const { key } = await addReward(database, { type: 'EXTERNAL', stock: 4 })
    expect(await redeemByKey(playerId, key, randomUUID(), 2)).toMatchObject({
      quantity: 2,
      remaining: 2,
      gameplay: null,
    })
    expect(await pointsOf(playerId)).toBe(50)
  })
})

onPostgres('redeeming under load', world => {
  const crowd = <T>(size: number, one: (index: number) => Promise<T>) =>
    Promise.allSettled(Array.from({ length: size }, (_, index) => one(index)))

  test('two parallel requests for the last code give it to one player, and the other keeps the points', async () => {
    const { database, redeem, pointsOf, rewards } = setUp(world)
    const { id } = await addReward(database, { codes: 1 })
    const players = [await addPlayer(database, { points: 100 }), await addPlayer(database, { points: 100 })]
    const results = await Promise.allSettled(players.map(playerId => redeem(playerId, id)))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(reasonsOf(results)).toEqual([refusedWith('error.reward.exceededQuantity')])
    expect((await Promise.all(players.map(pointsOf))).toSorted((a, b) => a - b)).toEqual([0, 100])
    expect((await rewards.getReward(id, 'en')).remaining).toBe(0)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('forty requests for ten codes give each code once', async () => {
    const { database, redeem, rewards } = setUp(world)
    const { id } = await addReward(database, { codes: 10 })
    const players = await Promise.all(Array.from({ length: 40 }, () => addPlayer(database, { points: 100 })))
    const results = await crowd(40, index => redeem(players[index] ?? '', id))
    const redeemed = results.filter(result => result.status === 'fulfilled')
    expect(redeemed).toHaveLength(10)
    const codes = await Promise.all(
      results.map((result, index) =>
        result.status === 'fulfilled'
          ? rewards.getBarcodeData(result.value.id, players[index] ?? '')
          : Promise.resolve({ coupons: [] }),
      ),
    )
    const handed = codes.flatMap(({ coupons }) => coupons.map(({ code }) => code))
    expect(handed).toHaveLength(10)
    expect(new Set(handed).size).toBe(10)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('a stock that several redemptions hold is handed out to the last piece, and no place twice', async () => {
    const { database, redeem } = setUp(world)
    const players = await Promise.all(Array.from({ length: 12 }, () => addPlayer(database, { points: 5000 })))
    const { id } = await addReward(database, { codes: 100 })
    // A quantity of seven fits into no shard: it is taken from several.
    const asked = players.flatMap(playerId => [1, 7, 3].map(quantity => redeem(playerId, id, quantity)))
    const outcomes = await Promise.allSettled(asked)
    const isOver = { errorKey: 'error.reward.exceededQuantity' }
    for (const reason of reasonsOf(outcomes)) expect(reason).toMatchObject(isOver)
    const [handed] = await database.statement<{ places: number; taken: number }>({
      name: 'test.handedPlaces',
      text: `select (select count(*)::int from handed_codes where reward_id = $1) as places,
        (select sum(handed_out)::int from reward_stocks where reward_id = $1) as taken`,
      values: [id],
    })
    const redeemed = outcomes.flatMap(each => (each.status === 'fulfilled' ? each.value.quantity : []))
    const sum = redeemed.reduce((all, quantity) => all + quantity, 0)
    expect(handed).toEqual({ places: sum, taken: sum })
    // What is left is less than what was refused.
    expect(100 - sum).toBeLessThan(7)
    const rest = await Promise.all(Array.from({ length: 100 - sum }, () => redeem(players[0] ?? '', id)))
    expect(rest.every(({ remaining }) => remaining !== null)).toBe(true)
    await expect(redeem(players[0] ?? '', id)).rejects.toMatchObject(isOver)
  })

  test('a redemption does not wait for another player’s of the same coupon', async () => {
    const { database, redeem } = setUp(world)
    const playerId = await addPlayer(database, { points: 5000 })
    const { id } = await addReward(database, { codes: 40 })
    const oneShard = sql`select from reward_stocks where reward_id = ${id} and shard = 0 for update`
    await whileLocked(database, oneShard, async () => {
      expect(await redeem(playerId, id)).toMatchObject({ remaining: 39 })
    })
  })

  test('parallel copies of one request redeem once', async () => {
    const { database, redeem, pointsOf, traces } = setUp(world)
    const playerId = await addPlayer(database, { points: 5000 })
    const { id } = await addReward(database, { codes: 40 })
    const key = randomUUID()
    const results = await crowd(32, () => redeem(playerId, id, 1, key))
    const answers = results.filter(result => result.status === 'fulfilled').map(({ value }) => value.id)
    expect(new Set(answers).size).toBe(1)
    expect(reasonsOf(results).filter(reason => !(reason instanceof IdempotencyInFlightError))).toEqual([])
    expect(await pointsOf(playerId)).toBe(4900)
    expect(await traces(id)).toMatchObject({ redemptions: 1, codes: 1, faults: [] })
  })

  test('two requests with points for one redeem once, and the balance stays positive', async () => {
    const { database, redeem, pointsOf } = setUp(world)
    const playerId = await addPlayer(database, { points: 150 })
    const [a, b] = [await addReward(database, { codes: 5 }), await addReward(database, {})]
    const results = await Promise.allSettled([redeem(playerId, a.id), redeem(playerId, b.id)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(reasonsOf(results)).toEqual([refusedWith('error.reward.insufficientPoints')])
    expect(await pointsOf(playerId)).toBe(50)
    expect(await ledgerFaults(database)).toEqual([])
  })

  test('parallel requests exceed no limit: of a day, of a player, of a draw', async () => {
    const { database, redeem, pointsOf } = setUp(world)
    const drawId = await addOpenDraw(database, NOON)
    const limits = [
      [{ perDay: 3 }, 'error.reward.frequencyCapExceeded'],
      [{ perPlayer: 3 }, 'error.reward.overLimit'],
      [{ type: 'DRAW', drawId, perDay: 3 }, 'error.reward.dailyEntryLimit'],
    ] as const
    for (const [limit, errorKey] of limits) {
      const playerId = await addPlayer(database, { points: 5000 })
      const { id } = await addReward(database, limit)
      const results = await crowd(16, () => redeem(playerId, id))
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
      expect(reasonsOf(results)).toEqual(Array.from({ length: 13 }, () => refusedWith(errorKey)))
      expect(await pointsOf(playerId)).toBe(4700)
    }
    expect(await ledgerFaults(database)).toEqual([])
  })
})
