import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { digitalGamePlays } from '../../src/activities/digitalGames.tables.ts'
import { idempotencyRecords } from '../../src/kernel/idempotency/idempotency.tables.ts'
import { createJobRunner } from '../../src/kernel/jobs/index.ts'
import { readBalance, ledgerFaults } from '../../src/kernel/ledger/index.ts'
import { addArcadeGame, always, give } from '../arcadeGames.ts'
import type { Browser } from '../Browser.ts'
import { startServer } from '../clubServer.ts'
import { onPostgres } from '../engines.ts'
import { fakeGameMaker } from '../fakeGameMaker.ts'

const DAY_MS = 24 * 60 * 60_000
/** Half of the plays win. */
const EVEN = [
  { times: 0, weight: 1 },
  { times: 2, weight: 1 },
]
const PLAYS = 40

/** An adversary plays over HTTP, as any browser can, and tries to predict or to repeat what a play wins. */
onPostgres('an adversary in the arcade', world => {
  const maker = fakeGameMaker()
  const club = startServer(world, { providers: { arcade: maker.provider } })

  beforeAll(async () => {
    await addArcadeGame(world.database, { id: 21, gameId: 'PACMAN', vendor: 'NGL', chances: EVEN }, [50])
    await addArcadeGame(world.database, { id: 22, gameId: 'REELS', chances: EVEN }, [50])
    await addArcadeGame(world.database, { id: 23, gameId: 'WHEEL', chances: EVEN }, [50])
    await addArcadeGame(world.database, { id: 24, gameId: 'ALWAYS', chances: always(2) }, [50])
  })
  beforeEach(() => {
    maker.asked.length = 0
    return club.forgetAttempts()
  })

  const enter = async () => {
    const player = await club.enterNew()
    await give(world.database, player.id, 100_000)
    return player
  }
  const keyed = (key: string) => ({ headers: { 'idempotency-key': key } })
  const tokens = ({ id }: { id: string }) => readBalance(world.database, id, 'tokens')
  const newKeys = () => Array.from({ length: PLAYS }, () => randomUUID())

  /** A session of the NGL game, for fun or for prizes. */
  const openSession = async (browser: Browser, fun: boolean) => {
    const { subjectToken } = (await browser.post('/ngl/tokens', { fun })).json
    return (await browser.post('/ngl/sessions', { gameId: 'PACMAN', fun, subjectToken })).json
  }
  const playInSession = (browser: Browser, session: object, key: string) =>
    browser.post('/ngl/plays', { gameId: 'PACMAN', wager: 1, ...session }, keyed(key))
  const debit = (browser: Browser, game: string, key: string) =>
    browser.post('/api/loyalty/v2/tokens/arcade-debits', { amount: 50, key: game }, keyed(key))

  /** Which of the plays win, by what the maker was asked to show. */
  const winsOf = async (plays: readonly (() => Promise<{ status: number }>)[]): Promise<boolean[]> => {
    maker.asked.length = 0
    for (const play of plays) expect((await play()).status).toBe(200)
    expect(maker.asked).toHaveLength(PLAYS)
    return maker.asked.map(({ prize }) => prize > 0)
  }
  /** Two unrelated series agree in about half of their plays; outside of 4 to 36 once in 50 million runs. */
  const expectNoRelation = (one: readonly boolean[], other: readonly boolean[]) => {
    const agreeing = one.filter((wins, index) => wins === other[index]).length
    expect(agreeing).toBeGreaterThanOrEqual(4)
    expect(agreeing).toBeLessThanOrEqual(36)
  }
  const forgetEverything = () =>
    world.database.unitOfWork(async tx => {
      await tx.delete(idempotencyRecords)
      await tx.delete(digitalGamePlays)
    })

  test('cannot reuse the key of a fun play for a play for prizes, on the same day or days later', async () => {
    const player = await enter()
    const keys = newKeys()
    const fun = await openSession(player.browser, true)
    for (const key of keys) expect((await playInSession(player.browser, fun, key)).status).toBe(200)
    for (const days of [0, 3]) {
      club.clock.advance(days * DAY_MS)
      await createJobRunner({ database: world.database, clock: club.clock, kinds: club.server.jobs }).runDue()
      await player.browser.enter(player.email)
      const paid = await openSession(player.browser, false)
      const answers = await Promise.all(keys.map(key => playInSession(player.browser, paid, key)))
      expect(new Set(answers.map(({ problem }) => problem.errorKey))).toEqual(
        new Set(['error.idempotency.conflict']),
      )
    }
    expect(await tokens(player)).toBe(100_000)
  })

  test('learns nothing of paid plays from fun plays with the same keys, even after the keys were forgotten', async () => {
    const { browser } = await enter()
    const keys = newKeys()
    const [fun, paid] = [await openSession(browser, true), await openSession(browser, false)]
    const forFun = await winsOf(keys.map(key => () => playInSession(browser, fun, key)))
    await forgetEverything()
    const forPrizes = await winsOf(keys.map(key => () => playInSession(browser, paid, key)))
    expectNoRelation(forFun, forPrizes)
    await forgetEverything()
    expectNoRelation(forPrizes, await winsOf(keys.map(key => () => debit(browser, 'REELS', key))))
  })

  test('learns nothing of one game from another, nor from the plays of an accomplice, with the same keys', async () => {
    const [one, other] = [await enter(), await enter()]
    const keys = newKeys()
    const first = await winsOf(keys.map(key => () => debit(one.browser, 'REELS', key)))
    const ofAccomplice = await winsOf(keys.map(key => () => debit(other.browser, 'REELS', key)))
    expectNoRelation(first, ofAccomplice)
    await forgetEverything()
    expectNoRelation(first, await winsOf(keys.map(key => () => debit(one.browser, 'WHEEL', key))))
  })

  test('is paid once for a winning key, even after the club forgot its answer and the maker its round', async () => {
    const player = await enter()
    const key = randomUUID()
    const won = (await debit(player.browser, 'ALWAYS', key)).json
    const end = () =>
      player.browser.post(
        '/api/loyalty/v1/digital-games/ends',
        { token: won.digitalRevealToken },
        keyed(randomUUID()),
      )
    expect((await end()).json).toEqual({ amount: 100, balance: 100_050 })
    await world.database.unitOfWork(tx => tx.delete(idempotencyRecords))
    maker.roundsAreForgotten = true
    const again = await debit(player.browser, 'ALWAYS', key)
    expect(again.json.digitalRevealToken).toBe(won.digitalRevealToken)
    await end()
    expect(await tokens(player)).toBe(100_050)
    expect(await ledgerFaults(world.database)).toEqual([])
  })
})
