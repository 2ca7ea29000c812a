import { randomUUID } from 'node:crypto'
import { arcadePlay } from '@players-club/domain-models'
import { eq } from 'drizzle-orm'
import { assert } from 'superstruct'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addArcadeGame, always, give } from '../../test/arcadeGames.ts'
import type { Browser } from '../../test/Browser.ts'
import { startServer } from '../../test/clubServer.ts'
import { onPostgres, type TestDatabase } from '../../test/engines.ts'
import { fakeGameMaker } from '../../test/fakeGameMaker.ts'
import { PLAY_WAITS_MS } from '../activities/digitalPlaysReconciler.ts'
import { PLAY_OPENS_MS } from '../activities/unopenedPlays.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { readBalance, ledgerFaults, readTransactions } from '../kernel/ledger/index.ts'
import { arcadeGames } from './arcade.tables.ts'

const DEBITS = '/api/loyalty/v2/tokens/arcade-debits'
const FUN = '/api/loyalty/v2/arcade-fun-plays'
const GAMES = '/api/loyalty/v1/digital-games'
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const startArcade = (world: TestDatabase) => {
  const maker = fakeGameMaker()
  const club = startServer(world, { providers: { arcade: maker.provider } })
  const keyed = (key: string = randomUUID()) => ({ headers: { 'idempotency-key': key } })

  beforeAll(async () => {
    await addArcadeGame(world.database, { id: 1, gameId: 'DOUBLE' })
    await addArcadeGame(world.database, { id: 2, gameId: 'NOTHING', chances: always(0) }, [])
    await addArcadeGame(world.database, { id: 3, gameId: 'SERIOUS', playForFun: false })
    await addArcadeGame(world.database, { id: 4, gameId: 'UNPUBLISHED', isPublished: false })
    await addArcadeGame(world.database, { id: 5, gameId: 'UNREADY', chances: [] })
    await addArcadeGame(world.database, { id: 6, gameId: 'PACMAN', vendor: 'NGL' }, [50])
  })
  beforeEach(async () => {
    maker.isDown = false
    maker.busyUntil = null
    maker.asked.length = 0
    // Each test has its own days, because a job does not run twice for the same moment.
    club.clock.advance(10 * DAY_MS)
    await club.forgetAttempts()
  })

  const enterWith = async (amount: number) => {
    const player = await club.enterNew()
    if (amount > 0) await give(world.database, player.id, amount)
    return player
  }
  const debit = (
    browser: Browser,
    { amount = 20, key = 'DOUBLE', requestKey = randomUUID() as string } = {},
  ) => browser.post(DEBITS, { amount, key }, keyed(requestKey))
  const end = (browser: Browser, token: unknown, how: 'ends' | 'skips' = 'ends') =>
    browser.post(`${GAMES}/${how}`, { token }, keyed())
  const tokens = ({ id }: { id: string }) => readBalance(world.database, id, 'tokens')
  const kindsOf = async ({ id }: { id: string }) =>
    (await readTransactions(world.database, id, 'tokens', { page: 0, size: 20 })).content.map(
      ({ kind, amount, description }) => [kind, amount, description],
    )
  const runJobs = () =>
    createJobRunner({ database: world.database, clock: club.clock, kinds: club.server.jobs }).runDue()
  return { maker, club, keyed, enterWith, debit, end, tokens, kindsOf, runJobs }
}

onPostgres('an arcade play', world => {
  const { maker, club, keyed, enterWith, debit, end, tokens, kindsOf, runJobs } = startArcade(world)

  test('[ARCADE-001] [ARCADE-019] [API-046] for a prize debits the wager, fixes the outcome, and credits the prize at its end', async () => {
    const player = await enterWith(100)
    const { status, json } = await debit(player.browser)
    expect(status).toBe(200)
    assert(json, arcadePlay)
    expect(json).toMatchObject({ prizes: [{ amount: 40 }], balance: 80 })
    expect(maker.asked).toEqual([
      { gameId: 'DOUBLE', reference: expect.any(String), prize: 40, prizes: [{ amount: 40, weight: 1 }] },
    ])
    const reveal = `/api/loyalty/v1/digital-game-reveals/${encodeURIComponent(json.digitalRevealToken ?? '')}`
    expect((await player.browser.get(reveal)).status).toBe(200)
    expect(await tokens(player)).toBe(80)
    // Transfers of the same moment have no defined order.
    club.clock.advance(1_000)
    expect((await end(player.browser, json.digitalRevealToken)).json).toEqual({ amount: 40, balance: 120 })
    expect(await kindsOf(player)).toEqual([
      ['WINNINGS', 40, 'Monsoon Reels'],
      ['PLAY', -20, 'Monsoon Reels'],
      ['PURCHASE', 100, 'history.entry.purchase'],
    ])
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('[ARCADE-040] needs no verified identity, but a player', async () => {
    const player = await enterWith(100)
    expect((await debit(player.browser)).status).toBe(200)
    const guest = club.browser()
    await guest.get('/api/auth/get/session')
    expect((await debit(guest)).status).toBe(401)
    expect((await guest.post(FUN, { gameId: 'DOUBLE' })).status).toBe(401)
  })

  test('that wins nothing debits its price and credits nothing, and its price is the wager when the game has no wagers', async () => {
    const player = await enterWith(100)
    const { json } = await debit(player.browser, { amount: 30, key: 'NOTHING' })
    expect((await end(player.browser, json.digitalRevealToken)).json).toEqual({ amount: 0, balance: 70 })
    expect(await kindsOf(player)).toHaveLength(2)
  })

  test.each([
    ['a wager that the game does not have', { amount: 15 }, 422, 'error.arcade.wager'],
    ['a wager over the balance', { amount: 50 }, 422, 'error.arcade.insufficientTokens'],
    ['an unknown game', { key: 'CHESS' }, 404, 'lounge.game.notFound'],
    ['a game that is not published', { key: 'UNPUBLISHED' }, 404, 'lounge.game.notFound'],
    ['a game without chances', { key: 'UNREADY' }, 404, 'lounge.game.notFound'],
    ['a game that another vendor starts', { key: 'PACMAN', amount: 50 }, 404, 'lounge.game.notFound'],
  ])('is refused with %s and debits nothing', async (_, asked, status, errorKey) => {
    const player = await enterWith(40)
    const refused = await debit(player.browser, asked)
    expect([refused.status, refused.problem.errorKey]).toEqual([status, errorKey])
    expect(maker.asked).toEqual([])
    expect(await tokens(player)).toBe(40)
  })

  test('is the same play for a repeated request, paid once', async () => {
    const player = await enterWith(100)
    const requestKey = randomUUID()
    const first = await debit(player.browser, { requestKey })
    maker.isDown = true
    expect((await debit(player.browser, { requestKey })).json).toEqual(first.json)
    expect(await tokens(player)).toBe(80)
    const other = await debit(player.browser, { requestKey, amount: 10 })
    expect([other.status, other.problem.errorKey]).toEqual([422, 'error.idempotency.conflict'])
  })

  test('is answered as before when it is repeated after its game was taken away', async () => {
    const player = await enterWith(100)
    await addArcadeGame(world.database, { id: 7, gameId: 'LEAVING' })
    const requestKey = randomUUID()
    const first = await debit(player.browser, { key: 'LEAVING', requestKey })
    expect(first.status).toBe(200)
    await world.database.unitOfWork(tx =>
      tx.update(arcadeGames).set({ isPublished: false }).where(eq(arcadeGames.gameId, 'LEAVING')),
    )
    expect((await debit(player.browser, { key: 'LEAVING', requestKey })).json).toEqual(first.json)
    expect((await debit(player.browser, { key: 'LEAVING' })).status).toBe(404)
    expect(await tokens(player)).toBe(80)
  })

  test('gives the wager back when the maker does not answer, and the same request pays for a new play', async () => {
    const player = await enterWith(100)
    maker.isDown = true
    const requestKey = randomUUID()
    const failed = await debit(player.browser, { requestKey })
    expect([failed.status, failed.problem.errorKey]).toEqual([503, 'error.gameLoad'])
    expect(await tokens(player)).toBe(100)
    expect(await kindsOf(player)).toContainEqual(['REVERSAL', 20, 'history.entry.gameNotOpened'])
    maker.isDown = false
    expect((await debit(player.browser, { requestKey })).json).toMatchObject({ balance: 80 })
    expect(maker.asked[0]?.reference).not.toBe(maker.asked[1]?.reference)
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('is the same play, paid once, when it is requested again while the maker is slow', async () => {
    const player = await enterWith(100)
    const requestKey = randomUUID()
    let answer = () => {}
    maker.busyUntil = new Promise(resolve => (answer = resolve))
    const first = debit(player.browser, { requestKey })
    await vi.waitFor(() => expect(maker.asked).toHaveLength(1))
    const second = debit(player.browser, { requestKey })
    await vi.waitFor(() => expect(maker.asked).toHaveLength(2))
    answer()
    expect((await first).json).toEqual((await second).json)
    expect(maker.asked[0]).toEqual(maker.asked[1])
    expect(await tokens(player)).toBe(80)
  })

  test('is the play that a copy of the request has opened meanwhile when the maker does not answer', async () => {
    const player = await enterWith(100)
    const requestKey = randomUUID()
    const askSlowly = async (copies: number) => {
      let answer = () => {}
      maker.busyUntil = new Promise(resolve => (answer = resolve))
      const answered = debit(player.browser, { requestKey })
      await vi.waitFor(() => expect(maker.asked).toHaveLength(copies))
      return { answer, answered }
    }
    const first = await askSlowly(1)
    const second = await askSlowly(2)
    first.answer()
    const opened = await first.answered
    expect(opened.status).toBe(200)
    maker.isDown = true
    second.answer()
    expect((await second.answered).json).toEqual(opened.json)
    expect(await tokens(player)).toBe(80)
  })

  test('is in progress while its round is pending, also where its game was taken away meanwhile', async () => {
    const player = await enterWith(100)
    await addArcadeGame(world.database, { id: 8, gameId: 'CLOSING' })
    const requestKey = randomUUID()
    let answer = () => {}
    maker.busyUntil = new Promise(resolve => (answer = resolve))
    const first = debit(player.browser, { key: 'CLOSING', requestKey })
    await vi.waitFor(() => expect(maker.asked).toHaveLength(1))
    await world.database.unitOfWork(tx =>
      tx.update(arcadeGames).set({ isPublished: false }).where(eq(arcadeGames.gameId, 'CLOSING')),
    )
    const repeated = await debit(player.browser, { key: 'CLOSING', requestKey })
    expect(repeated.status).toBe(409)
    answer()
    const opened = await first
    expect(opened.status).toBe(200)
    expect((await debit(player.browser, { key: 'CLOSING', requestKey })).json).toEqual(opened.json)
    expect(await tokens(player)).toBe(80)
  })

  test('gives the wager back when its round is not open after five minutes, and is never shown', async () => {
    const player = await enterWith(100)
    let answer = () => {}
    maker.busyUntil = new Promise(resolve => (answer = resolve))
    const late = debit(player.browser)
    await vi.waitFor(() => expect(maker.asked).toHaveLength(1))
    club.clock.advance(PLAY_OPENS_MS - 1_000)
    await runJobs()
    expect(await tokens(player)).toBe(80)
    club.clock.advance(MINUTE_MS)
    await runJobs()
    expect(await tokens(player)).toBe(100)
    answer()
    const failed = await late
    expect([failed.status, failed.problem.errorKey]).toEqual([503, 'error.gameLoad'])
    club.clock.advance(PLAY_WAITS_MS + MINUTE_MS)
    await runJobs()
    expect(await tokens(player)).toBe(100)
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('is found by its own player only, and its prize is credited once', async () => {
    const player = await enterWith(100)
    const { digitalRevealToken: token } = (await debit(player.browser)).json
    const other = await enterWith(0)
    expect((await end(other.browser, token)).problem.errorKey).toBe('error.arcade.noSession')
    for (const how of ['skips', 'ends', 'ends'] as const)
      expect((await end(player.browser, token, how)).json).toEqual({ amount: 40, balance: 120 })
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('that is never ended credits its prize after half an hour', async () => {
    const player = await enterWith(100)
    await debit(player.browser)
    club.clock.advance(PLAY_WAITS_MS - MINUTE_MS)
    await runJobs()
    expect(await tokens(player)).toBe(80)
    club.clock.advance(2 * MINUTE_MS)
    await runJobs()
    expect(await tokens(player)).toBe(120)
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('[ARCADE-001] [ARCADE-024] [ARCADE-039] for fun debits nothing, credits nothing and is not in the history', async () => {
    const player = await enterWith(0)
    for (let plays = 0; plays < 3; plays += 1) {
      const { status, json } = await player.browser.post(FUN, { gameId: 'DOUBLE' })
      expect([status, json.baseAmount, json.prizeType]).toEqual([200, 0, 'NONE'])
      expect((await end(player.browser, json.digitalRevealToken)).json.amount).toBe(0)
    }
    // A fun play uses the highest wager.
    expect(maker.asked[0]).toMatchObject({ prize: 100 })
    expect(await kindsOf(player)).toEqual([])
  })

  test('[ARCADE-006] for fun is possible only where the game allows it', async () => {
    const { browser } = await enterWith(0)
    for (const gameId of ['SERIOUS', 'CHESS', 'PACMAN'])
      expect((await browser.post(FUN, { gameId })).problem.errorKey).toBe('lounge.game.notFound')
  })

  test('[LOBBY-001] spends tokens that were bought, converted from points or won', async () => {
    const player = await enterWith(5_000)
    await give(world.database, player.id, 300, 'points')
    const converted = await player.browser.post(
      '/api/loyalty/v2/tokens/redemptions',
      { quantity: 3, points: 300, tokens: 30 },
      keyed(),
    )
    expect(converted.json.balance).toBe(5_030)
    const { json } = await debit(player.browser, { amount: 50 })
    expect(await tokens(player)).toBe(4_980)
    await end(player.browser, json.digitalRevealToken)
    expect(await tokens(player)).toBe(5_080)
  })

  test('takes as many queries for the tenth play as for the first', async () => {
    const { browser } = await enterWith(1_000)
    const count = () => world.countQueries(() => debit(browser))
    await count()
    const few = await count()
    for (let plays = 0; plays < 8; plays += 1) await debit(browser)
    expect(await count()).toBe(few)
  })
})

onPostgres('the arcade under load', world => {
  const { club, enterWith, debit, end, tokens, kindsOf, runJobs } = startArcade(world)

  test('ten parallel plays with tokens for three are three plays', async () => {
    const player = await enterWith(65)
    const answers = await Promise.all(Array.from({ length: 10 }, () => debit(player.browser)))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(answers).toHaveLength(refused.length + 3)
    expect(new Set(refused.map(({ problem }) => problem.errorKey))).toEqual(
      new Set(['error.arcade.insufficientTokens']),
    )
    expect(await tokens(player)).toBe(5)
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('ten parallel copies of one request are one play', async () => {
    const player = await enterWith(100)
    const requestKey = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => debit(player.browser, { requestKey })))
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(await tokens(player)).toBe(80)
  })

  test('a play that is ended in parallel by its player and the reconciler is credited once', async () => {
    const player = await enterWith(20)
    const { digitalRevealToken: token } = (await debit(player.browser)).json
    club.clock.advance(PLAY_WAITS_MS + MINUTE_MS)
    await Promise.all([
      ...Array.from({ length: 8 }, () => end(player.browser, token)),
      ...Array.from({ length: 8 }, () => end(player.browser, token, 'skips')),
      runJobs(),
    ])
    expect(await tokens(player)).toBe(40)
    expect((await kindsOf(player)).filter(([kind]) => kind === 'WINNINGS')).toHaveLength(1)
    expect(await ledgerFaults(world.database)).toEqual([])
  })
})
