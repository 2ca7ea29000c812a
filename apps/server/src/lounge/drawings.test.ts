import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startServer } from '../../test/clubServer.ts'
import { edgesOf, START } from '../../test/constants.ts'
import { addLoungeReward, makeReady, openDrawOf } from '../../test/drawings.ts'
import { addOpenDraw, bothLanguages } from '../../test/draws.ts'
import { onEachEngine, onPostgres } from '../../test/engines.ts'
import { addPlayer } from '../../test/players.ts'
import { reasonsOf } from '../../test/reasonsOf.ts'
import { addReward } from '../../test/rewards.ts'
import { createHistory } from '../history/history.service.ts'
import { valueRequest } from '../kernel/idempotency/request.ts'
import { ledgerFaults, postTransfer, readBalance } from '../kernel/ledger/index.ts'
import { locationPasses } from '../location/location.tables.ts'
import { drawEntrants, draws } from '../promotions/promotions.tables.ts'
import { addStock } from '../rewards/stocks.ts'
import { addUpcomingDraws } from './addUpcomingDraws.ts'
import { loungeDrawings } from './drawings.tables.ts'
import { createDrawings } from './drawings.service.ts'
import { createRedeemEntries } from './redeemEntries.service.ts'
import type { TestDatabase } from '../../test/engines.ts'

const DAY_MS = 24 * 60 * 60_000
const PATH = '/api/loyalty/v2/lounge-rewards'

const idempotent = () => ({ headers: { 'idempotency-key': randomUUID() } })

const redeemer =
  (world: TestDatabase, now = () => START) =>
  async (playerId: string, rewardId: number, quantity: number, key: string = randomUUID()) => {
    const body = { rewardId, drawId: await openDrawOf(world.database, rewardId, now()), quantity }
    return createRedeemEntries({ database: world.database, clock: { now } })({
      asker: { playerId },
      request: valueRequest(key, 'lounge.redeemEntries', body),
      ...body,
      locale: 'en',
    })
  }

onEachEngine('the drawings of the lounge', world => {
  const club = startServer(world)
  beforeAll(async () => {
    await addLoungeReward(world.database, { id: 31 }, START)
    await addLoungeReward(world.database, { id: 32, visibilityWeb: false }, START)
  })
  beforeEach(() => club.clock.set(START))
  const redeem = redeemer(world)
  const ready = (tokens: number) => makeReady(world.database, tokens, START)

  test('[REDEEM-010] [API-053] guests see each drawing with its open draw', async () => {
    const guest = await club.browser().open()
    const { content } = (await guest.get(`${PATH}?size=60`)).json
    expect(content).toHaveLength(1)
    expect(content[0]).toMatchObject({ id: 31, amount: 10, topPrize: 50_000, frequency: 'weekly' })
    expect(content[0].draw.prizes).toEqual([{ name: '$500', multipler: 1, constant: 50_000 }])
    expect(content[0].draw.start <= START.toISOString()).toBe(true)
    expect(content[0].draw.end > START.toISOString()).toBe(true)
    expect((await guest.get(`${PATH}/31`)).json).toEqual(content[0])
    expect(await world.countQueries(() => guest.get(`${PATH}?size=60`))).toBe(1)
  })

  test('[API-053] the open draw is shown with the prizes that it pays, and changed ones only from the next', async () => {
    await addLoungeReward(world.database, { id: 37 }, START)
    const prizes = [{ texts: bothLanguages('$900'), amount: 90_000, quantity: 2 }]
    await world.database.unitOfWork(tx =>
      tx.update(loungeDrawings).set({ prizes }).where(eq(loungeDrawings.rewardId, 37)),
    )
    const guest = await club.browser().open()
    const shown = async () => (await guest.get(`${PATH}/37`)).json
    const paid = [{ name: '$500', multipler: 1, constant: 50_000 }]
    expect(await shown()).toMatchObject({ topPrize: 50_000, draw: { prizes: paid } })
    club.clock.set(new Date(START.getTime() + 300 * DAY_MS))
    expect(await shown()).toMatchObject({ topPrize: 90_000, draw: null })
  })

  test.each(['endsAt', 'entryEndsAt'] as const)(
    '[REDEEM-009] a drawing is not found from its %s on, when entries are refused',
    async end => {
      const id = { endsAt: 42, entryEndsAt: 43 }[end]
      await addLoungeReward(world.database, { id, [end]: new Date(START.getTime() + DAY_MS) }, START)
      const seen = async () => {
        const { browser } = await club.enterNew()
        const { content } = (await browser.get(`${PATH}?size=60`)).json
        const answers = [await browser.get(`${PATH}/${id}`), await browser.get(`${PATH}/${id}/frequency-cap`)]
        return [content.some((one: { id: number }) => one.id === id), ...answers.map(({ status }) => status)]
      }
      expect(await seen()).toEqual([true, 200, 200])
      club.clock.set(new Date(START.getTime() + DAY_MS))
      expect(await seen()).toEqual([false, 404, 404])
    },
  )

  test.each([
    ['a segment', { segment: 'REGULARS' }],
    ['a limit in total', { perPlayer: 1 }],
  ])('a drawing with %s cannot be added: its calls have no refusal for it', async (_, change) => {
    const adding = addLoungeReward(world.database, { id: 39, ...change }, START)
    await expect(adding).rejects.toMatchObject({ cause: { constraint: 'rewards_of_lounge' } })
  })

  test.each(['32', '999999', '99999999999'])('[REDEEM-009] drawing %s is not found', async id => {
    const guest = await club.browser().open()
    const answer = await guest.get(`${PATH}/${id}`)
    expect([answer.status, answer.json.errorKey]).toEqual([404, 'lounge.reward.notFound'])
  })

  test('[API-054] a player sees their own entries and what is left of the daily limit', async () => {
    await redeem(await ready(100), 31, 2)
    const { id, browser } = await club.enterNew()
    const seen = async () => (await browser.get(`${PATH}/31/frequency-cap`)).json
    expect(await seen()).toMatchObject({
      draw: { playerEntries: 0 },
      frequencyCap: { limitReached: false, remaining: 5 },
    })
    await makeReady(world.database, 100, START, id)
    await redeem(id, 31, 5)
    expect(await seen()).toMatchObject({
      draw: { playerEntries: 5 },
      frequencyCap: { limitReached: true, remaining: 0 },
    })
  })

  test('[REDEEM-001] entries cost tokens, are counted in the draw, and are listed in the history', async () => {
    const playerId = await ready(95)
    const redeemed = await redeem(playerId, 31, 3)
    expect(redeemed).toMatchObject({ rewardId: 31, quantity: 3, tokens: 30, balance: 65, playerEntries: 3 })
    expect(await readBalance(world.database, playerId, 'points')).toBe(0)
    await expect(redeem(playerId, 31, 7)).rejects.toMatchObject({
      errorKey: 'error.redemption.insufficientTokens',
    })
    await expect(redeem(playerId, 31, 3)).rejects.toMatchObject({ errorKey: 'error.reward.moreThanLeft' })
    expect(await readBalance(world.database, playerId, 'tokens')).toBe(65)
    const filter = { historyTypes: ['SWEEPSTAKES_ENTRIES' as const] }
    const { content } = await createHistory(world).getTokenHistory(playerId, { page: 0, size: 10, filter })
    expect(content.map(({ extraData }) => extraData)).toEqual([
      expect.arrayContaining([{ key: 'entries', value: '3' }]),
    ])
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('[REDEEM-017] a drawing whose stock is used up is refused with a key, and takes no tokens', async () => {
    await addLoungeReward(world.database, { id: 35 }, START)
    await world.database.unitOfWork(tx => addStock(tx, 35, { total: 3 }))
    const { id: playerId, browser } = await club.enterNew()
    await makeReady(world.database, 100, START, playerId)
    const drawId = await openDrawOf(world.database, 35, START)
    const redeemed = (quantity: number) =>
      browser.post(`${PATH}/redemptions`, { rewardId: 35, drawId, quantity }, idempotent())
    expect((await redeemed(2)).status).toBe(200)
    for (const quantity of [2, 3]) {
      const { status, problem } = await redeemed(quantity)
      expect([status, problem.errorKey]).toEqual([422, 'error.reward.exceededQuantity'])
    }
    expect((await redeemed(1)).json).toMatchObject({ balance: 70, playerEntries: 3 })
    expect((await redeemed(1)).problem.errorKey).toBe('error.reward.exceededQuantity')
    expect(await readBalance(world.database, playerId, 'tokens')).toBe(70)
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('[REDEEM-016] [API-054] entries are limited by the lottery day, not by the UTC day', async () => {
    const { afternoon, lateEvening, nextDay } = edgesOf('2026-03-05')
    const clock = { at: afternoon, now: () => clock.at }
    const playerId = await ready(200)
    const drawings = createDrawings({ database: world.database, clock })
    const left = async () => (await drawings.getPlayerReward(31, 'en', playerId)).frequencyCap?.remaining
    const redeemAt = async (moment: Date, quantity: number) => {
      clock.at = moment
      await world.database.unitOfWork(tx =>
        tx.update(locationPasses).set({ checkedAt: moment }).where(eq(locationPasses.playerId, playerId)),
      )
      return redeemer(world, clock.now)(playerId, 31, quantity)
    }
    await redeemAt(afternoon, 4)
    await expect(redeemAt(lateEvening, 2)).rejects.toMatchObject({ errorKey: 'error.reward.moreThanLeft' })
    expect(await left()).toBe(1)
    await redeemAt(lateEvening, 1)
    expect(await left()).toBe(0)
    await expect(redeemAt(lateEvening, 2)).rejects.toMatchObject({ errorKey: 'error.reward.dailyEntryLimit' })
    await redeemAt(nextDay, 5)
    expect(await left()).toBe(0)
    clock.at = new Date(nextDay.getTime() + DAY_MS)
    expect(await left()).toBe(5)
  })

  test('a repeated request gets the first answer and moves nothing', async () => {
    const playerId = await ready(95)
    const key = randomUUID()
    const first = await redeem(playerId, 31, 2, key)
    expect(await redeem(playerId, 31, 2, key)).toEqual(first)
    expect(await readBalance(world.database, playerId, 'tokens')).toBe(75)
  })

  test('entries that would leave other tokens than the player was shown are refused, and nothing changes', async () => {
    const { id: playerId, browser } = await club.enterNew()
    await makeReady(world.database, 100, START, playerId)
    const drawId = await openDrawOf(world.database, 31, START)
    const redeemed = (expectedBalance: number) =>
      browser.post(
        `${PATH}/redemptions`,
        { rewardId: 31, drawId, quantity: 2, expectedBalance },
        idempotent(),
      )
    // Shown before the price rose from 5, and before 20 tokens were spent elsewhere.
    for (const shown of [90, 100]) {
      const { status, problem } = await redeemed(shown)
      expect([status, problem.errorKey]).toEqual([422, 'error.reward.balanceChanged'])
    }
    expect(await readBalance(world.database, playerId, 'tokens')).toBe(100)
    expect((await redeemed(80)).json).toMatchObject({ balance: 80, playerEntries: 2 })
  })

  test('entries for a draw that has closed since are refused, and none is added to the next draw', async () => {
    await addLoungeReward(world.database, { id: 36 }, START)
    const shown = await openDrawOf(world.database, 36, START)
    const [draw] = await world.database.unitOfWork(tx => tx.select().from(draws).where(eq(draws.id, shown)))
    await world.database.unitOfWork(tx => addUpcomingDraws(tx, draw!.entryEndsAt))
    club.clock.set(draw!.entryEndsAt)
    const { id: playerId, browser } = await club.enterNew()
    await makeReady(world.database, 100, club.clock.now(), playerId)
    const redeemed = (drawId: number) =>
      browser.post(`${PATH}/redemptions`, { rewardId: 36, drawId, quantity: 2 }, idempotent())
    const { status, problem } = await redeemed(shown)
    expect([status, problem.errorKey]).toEqual([422, 'error.reward.drawChanged'])
    expect(await readBalance(world.database, playerId, 'tokens')).toBe(100)
    const next = await openDrawOf(world.database, 36, club.clock.now())
    expect((await redeemed(next)).json).toMatchObject({ drawId: next, balance: 80, playerEntries: 2 })
  })

  test('[REDEEM-013] [GEO-002] a player who is not verified, or not in the state, is refused', async () => {
    const stranger = await addPlayer(world.database, { tokens: 100 })
    await expect(redeem(stranger, 31, 1)).rejects.toMatchObject({ errorKey: 'Error.idology.required' })
    const elsewhere = await makeReady(world.database, 100, new Date(START.getTime() - DAY_MS))
    await expect(redeem(elsewhere, 31, 1)).rejects.toMatchObject({ errorKey: 'location.unavailable' })
    for (const playerId of [stranger, elsewhere])
      expect(await readBalance(world.database, playerId, 'tokens')).toBe(100)
  })

  test('a drawing is not redeemed as a reward for points, nor such a reward as a drawing', async () => {
    const { id: playerId, browser } = await club.enterNew()
    await makeReady(world.database, 1000, START, playerId)
    const leg = { from: { house: 'grants' }, to: { playerId }, currency: 'points', amount: 1000 } as const
    const grant = { key: `points:${playerId}`, kind: 'GRANT', description: 'Grant', legs: [leg] } as const
    await world.database.unitOfWork(tx => postTransfer(tx, grant, START))
    const drawId = await addOpenDraw(world.database, START)
    const { id: rewardId } = await addReward(world.database, { type: 'DRAW', drawId })
    const redeemed = async (path: string, body: object) =>
      (await browser.post(`${path}/redemptions`, { ...body, quantity: 1 }, idempotent())).problem.errorKey
    expect(await redeemed('/api/loyalty/v2/rewards', { rewardId: 31 })).toBe('rewards.rewardUnavailable')
    expect(await redeemed(PATH, { rewardId, drawId })).toBe('lounge.reward.notFound')
    for (const currency of ['points', 'tokens'] as const)
      expect(await readBalance(world.database, playerId, currency)).toBe(1000)
  })

  test('a reward without an open draw is refused', async () => {
    const now = new Date(START.getTime() + 300 * DAY_MS)
    const playerId = await makeReady(world.database, 100, now)
    const later = redeemer(world, () => now)
    await expect(later(playerId, 31, 1)).rejects.toMatchObject({ errorKey: 'error.reward.noActiveDraws' })
    await expect(later(playerId, 32, 1)).rejects.toMatchObject({ errorKey: 'lounge.reward.notFound' })
  })

  test('[REDEEM-012] a guest is refused', async () => {
    const guest = await club.browser().open()
    const refused = await guest.post(
      `${PATH}/redemptions`,
      { rewardId: 31, drawId: 1, quantity: 1 },
      idempotent(),
    )
    expect(refused.status).toBe(401)
  })
})

onPostgres('entries under load', world => {
  test('[REDEEM-016] parallel redemptions exceed neither the daily limit nor the balance', async () => {
    await addLoungeReward(world.database, { id: 41, perDay: 12 }, START)
    const redeem = redeemer(world)
    const playerId = await makeReady(world.database, 100, START)
    const results = await Promise.allSettled(Array.from({ length: 16 }, () => redeem(playerId, 41, 2)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    for (const { errorKey } of reasonsOf(results) as { errorKey: string }[])
      expect(['error.redemption.insufficientTokens', 'error.reward.dailyEntryLimit']).toContain(errorKey)
    expect(await readBalance(world.database, playerId, 'tokens')).toBe(0)
    const held = await world.database.unitOfWork(tx => tx.select().from(drawEntrants))
    expect(held.map(({ entries }) => entries)).toEqual([10])
    expect(await ledgerFaults(world.database)).toEqual([])
  })
})
