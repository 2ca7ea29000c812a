import { randomUUID } from 'node:crypto'
import { digitalGamePlay, gameData } from '@players-club/domain-models'
import { assert } from 'superstruct'
import { beforeEach, expect, test } from 'vitest'
import { addActivity } from '../../test/activities.ts'
import type { Browser } from '../../test/Browser.ts'
import { startServer } from '../../test/clubServer.ts'
import { onPostgres, type TestDatabase } from '../../test/engines.ts'
import { addDigitalGame, ALWAYS_40, fakeGameMaker } from '../../test/fakeGameMaker.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { readBalance, ledgerFaults, readTransactions } from '../kernel/ledger/index.ts'
import { bonusCampaigns } from './activities.tables.ts'
import { PLAY_WAITS_MS } from './digitalPlaysReconciler.ts'
import { drawRandomNumber } from './drawRandomNumber.ts'

const BASE = '/api/loyalty/v1/digital-games'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const startDigitalGames = (world: TestDatabase) => {
  const maker = fakeGameMaker()
  const club = startServer(world, { providers: { arcade: maker.provider } })
  const keyed = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } })

  const addGame = async ({ bonus = 0, cap = 1 }: { bonus?: number; cap?: number } = {}) => {
    const activity = await addActivity(world.database, {
      type: 'INTERACTIVE_GAME',
      externalLink: null,
      cap,
      capPeriod: 'day',
    })
    await addDigitalGame(world.database, { source: 'ACTIVITY', key: activity.key, gameId: 'COPPER_WHEEL' })
    if (bonus > 0) {
      const texts = { name: 'Dry season', description: 'More for each prize.' }
      await world.database.unitOfWork(tx =>
        tx.insert(bonusCampaigns).values({
          id: activity.id,
          activityId: activity.id,
          texts: { en: texts, es: texts },
          bonusAmount: bonus,
          startsAt: new Date('2024-01-01T07:00:00Z'),
          endsAt: new Date('2040-01-01T07:00:00Z'),
        }),
      )
    }
    return activity
  }
  const play = (browser: Browser, key: string, requestKey?: string) =>
    browser.post(`${BASE}/plays`, { key }, keyed(requestKey))
  const end = (browser: Browser, token: unknown, how: 'ends' | 'skips' = 'ends') =>
    browser.post(`${BASE}/${how}`, { token }, keyed())
  const begin = (browser: Browser, token: unknown) => browser.post(`${BASE}/starts`, { token })
  const reveal = (browser: Browser, token: unknown) =>
    browser.get(`/api/loyalty/v1/digital-game-reveals/${encodeURIComponent(String(token))}`)
  const points = ({ id }: { id: string }) => readBalance(world.database, id, 'points')
  const runJobs = () =>
    createJobRunner({ database: world.database, clock: club.clock, kinds: club.server.jobs }).runDue()
  const reset = () => {
    maker.isDown = false
    maker.asked.length = 0
    // Each test has its own days, because a job does not run twice for the same moment.
    club.clock.advance(10 * DAY_MS)
    return club.forgetAttempts()
  }
  return { maker, club, addGame, play, end, begin, reveal, points, runJobs, reset }
}

onPostgres('a digital game', world => {
  const { maker, club, addGame, play, end, begin, reveal, points, runJobs, reset } = startDigitalGames(world)
  beforeEach(reset)

  test('[ACTV-012] fixes and credits the outcome of a play for points before anything is shown', async () => {
    const { browser, ...player } = await club.enterNew()
    const { key } = await addGame()
    const { status, json } = await play(browser, key)
    expect(status).toBe(200)
    assert(json, digitalGamePlay)
    expect(json).toMatchObject({ baseAmount: 40, prizeType: 'LOYALTY_POINTS' })
    expect(maker.asked).toMatchObject([{ gameId: 'COPPER_WHEEL', prize: 40, prizes: ALWAYS_40 }])
    expect(await points(player)).toBe(40)
    const { content } = await readTransactions(world.database, player.id, 'points', { page: 0, size: 5 })
    expect(content).toMatchObject([{ kind: 'DIGITAL_GAME', amount: 40, details: { gameId: 'COPPER_WHEEL' } }])
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('[API-044] [ACTV-019] shows the outcome by its token to its player only, as often as asked', async () => {
    const { browser } = await club.enterNew()
    const { key } = await addGame()
    const { digitalRevealToken: token } = (await play(browser, key)).json
    const { json } = await reveal(browser, token)
    assert(json, gameData)
    expect((await reveal(browser, token)).json).toEqual(json)
    const other = await club.enterNew()
    const refused = await reveal(other.browser, token)
    expect([refused.status, refused.problem.errorKey]).toEqual([404, 'error.arcade.noSession'])
    expect((await end(other.browser, token)).problem.errorKey).toBe('error.arcade.noSession')
  })

  test('answers a repeated request with the same play, and refuses another one until tomorrow', async () => {
    const { browser, ...player } = await club.enterNew()
    const { key } = await addGame()
    const requestKey = randomUUID()
    const first = await play(browser, key, requestKey)
    maker.isDown = true
    expect((await play(browser, key, requestKey)).json).toEqual(first.json)
    maker.isDown = false
    const second = await play(browser, key)
    expect([second.status, second.problem.errorKey]).toEqual([422, 'activities.limitReached'])
    expect(maker.asked).toHaveLength(1)
    expect(await points(player)).toBe(40)
    club.clock.advance(DAY_MS)
    await browser.enter(player.email)
    expect((await play(browser, key)).status).toBe(200)
    expect(await points(player)).toBe(80)
  })

  test('starts a play of its own for another player, though the idempotency key is the same', async () => {
    const [one, other] = [await club.enterNew(), await club.enterNew()]
    const { key } = await addGame()
    const requestKey = randomUUID()
    const tokenOf = async ({ browser }: { browser: Browser }) =>
      (await play(browser, key, requestKey)).json.digitalRevealToken
    const first = await tokenOf(one)
    expect(await tokenOf(other)).not.toBe(first)
    expect(await tokenOf(one)).toBe(first)
    expect([await points(one), await points(other)]).toEqual([40, 40])
  })

  test("[ACTV-016] uses up no play and credits nothing when the game's maker does not answer", async () => {
    const { browser, ...player } = await club.enterNew()
    const { key } = await addGame()
    maker.isDown = true
    const failed = await play(browser, key)
    expect([failed.status, failed.problem.errorKey]).toEqual([503, 'error.gameLoad'])
    expect(await points(player)).toBe(0)
    maker.isDown = false
    expect((await play(browser, key)).status).toBe(200)
  })

  test('[API-047] costs nothing and credits nothing when played for fun', async () => {
    const { browser, ...player } = await club.enterNew()
    await addGame()
    for (let plays = 0; plays < 3; plays += 1) {
      const { json } = await browser.post(`${BASE}/fun-plays`, { gameId: 'COPPER_WHEEL' })
      expect(json).toMatchObject({ baseAmount: 0, prizeType: 'NONE' })
      expect((await reveal(browser, json.digitalRevealToken)).status).toBe(200)
      expect((await end(browser, json.digitalRevealToken)).json).toEqual({ amount: 0, balance: 0 })
    }
    expect(await points(player)).toBe(0)
    expect((await browser.post(`${BASE}/fun-plays`, { gameId: 'CHESS' })).status).toBe(404)
  })

  test('[ACTV-013] [API-048] credits the prize of a bonus campaign with its bonus once, when the play ends', async () => {
    const { browser, ...player } = await club.enterNew()
    const { key } = await addGame({ bonus: 15 })
    const { json } = await play(browser, key)
    expect(json).toMatchObject({ baseAmount: 40, prizeType: 'BONUS_CAMPAIGN' })
    expect(await points(player)).toBe(0)
    expect((await begin(browser, json.digitalRevealToken)).status).toBe(204)
    expect((await end(browser, json.digitalRevealToken)).json).toEqual({ amount: 55, balance: 55 })
    expect((await end(browser, json.digitalRevealToken)).json).toEqual({ amount: 55, balance: 55 })
    expect(await points(player)).toBe(55)
    const late = await begin(browser, json.digitalRevealToken)
    expect([late.status, late.problem.errorKey]).toEqual([410, 'error.digitalGame.over'])
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('returns the outcome of a play that is skipped', async () => {
    const { browser, ...player } = await club.enterNew()
    const { key } = await addGame({ bonus: 15 })
    const { digitalRevealToken } = (await play(browser, key)).json
    expect((await end(browser, digitalRevealToken, 'skips')).json).toEqual({ amount: 55, balance: 55 })
    expect(await points(player)).toBe(55)
  })

  test('ends a play that was left in the middle after half an hour', async () => {
    const { browser, ...player } = await club.enterNew()
    const { key } = await addGame({ bonus: 15 })
    const { digitalRevealToken } = (await play(browser, key)).json
    club.clock.advance(PLAY_WAITS_MS - MINUTE_MS)
    await runJobs()
    expect(await points(player)).toBe(0)
    club.clock.advance(2 * MINUTE_MS)
    await runJobs()
    expect(await points(player)).toBe(55)
    expect((await end(browser, digitalRevealToken)).json).toEqual({ amount: 55, balance: 55 })
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('lists what it can win and how often', async () => {
    const { key } = await addGame({ bonus: 15 })
    const { json } = await club.browser().get(`${BASE}/activity/${key}`)
    expect(json).toEqual({
      key,
      gameId: 'COPPER_WHEEL',
      playForFun: true,
      prizeType: 'BONUS_CAMPAIGN',
      prizes: [{ amount: 40, weight: 1 }],
    })
    expect((await club.browser().get(`${BASE}/reward/${key}`)).status).toBe(404)
    expect((await club.browser().get(`${BASE}/activity/no-such-game`)).status).toBe(404)
  })

  test('[EARN-002] refuses a guest', async () => {
    const { key } = await addGame()
    const guest = club.browser()
    await guest.get('/api/auth/get/session')
    expect((await play(guest, key)).status).toBe(401)
    expect((await guest.post(`${BASE}/fun-plays`, { gameId: 'COPPER_WHEEL' })).status).toBe(401)
    expect(maker.asked).toEqual([])
  })

  test('refuses an activity that is no game, and one that is over', async () => {
    const { browser } = await club.enterNew()
    const link = await addActivity(world.database)
    expect((await play(browser, link.key)).problem.errorKey).toBe('activities.notFound')
    const over = await addActivity(world.database, {
      type: 'INTERACTIVE_GAME',
      endsAt: new Date('2024-02-01T07:00:00Z'),
    })
    expect((await play(browser, over.key)).problem.errorKey).toBe('activities.activityUnavailable')
  })

  test('takes as many queries for the thousandth play as for the first', async () => {
    const { browser } = await club.enterNew()
    const { key } = await addGame({ cap: 50 })
    const count = () => world.countQueries(() => play(browser, key))
    await count()
    const few = await count()
    for (let plays = 0; plays < 10; plays += 1) await play(browser, key)
    expect(await count()).toBe(few)
  })
})

test('a random number is at least 0 and less than 1, and falls equally often into each tenth', () => {
  const tenths = Array.from({ length: 10 }, () => 0)
  const lots = Array.from({ length: 10_000 }, drawRandomNumber)
  for (const lot of lots) tenths[Math.floor(lot * 10)] = (tenths[Math.floor(lot * 10)] ?? 0) + 1
  expect(tenths).toHaveLength(10)
  // 30 is the standard deviation: eight of them happen once in 10^14 runs.
  for (const times of tenths) expect(Math.abs(times - 1_000)).toBeLessThan(8 * 30)
  expect(new Set(lots).size).toBeGreaterThan(9_990)
})

onPostgres('digital games under load', world => {
  const { club, addGame, play, end, points, runJobs, reset } = startDigitalGames(world)
  beforeEach(reset)

  test('twenty parallel plays use each of the available plays once', async () => {
    const { browser, ...player } = await club.enterNew()
    const { key } = await addGame({ cap: 3 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => play(browser, key)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter(status => status === 200)).toHaveLength(3)
    expect(statuses.filter(status => status === 422)).toHaveLength(17)
    expect(await points(player)).toBe(120)
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('a play that is ended and skipped in parallel, by its player and by the reconciler, is credited once', async () => {
    const { browser, ...player } = await club.enterNew()
    const { key } = await addGame({ bonus: 15 })
    const { digitalRevealToken } = (await play(browser, key)).json
    club.clock.advance(PLAY_WAITS_MS + MINUTE_MS)
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => end(browser, digitalRevealToken)),
      ...Array.from({ length: 8 }, () => end(browser, digitalRevealToken, 'skips')),
      runJobs().then(() => ({ status: 200 })),
    ])
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 17 }, () => 200))
    expect(await points(player)).toBe(55)
    expect(await ledgerFaults(world.database)).toEqual([])
  })
})
