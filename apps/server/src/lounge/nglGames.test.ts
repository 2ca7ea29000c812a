import { randomUUID } from 'node:crypto'
import { nglGameData, nglSession, nglToken } from '@players-club/domain-models'
import { assert } from 'superstruct'
import { beforeAll, expect, test } from 'vitest'
import { addArcadeGame, always, give } from '../../test/arcadeGames.ts'
import type { Browser } from '../../test/Browser.ts'
import { startServer } from '../../test/clubServer.ts'
import { onPostgres } from '../../test/engines.ts'
import { fakeGameMaker } from '../../test/fakeGameMaker.ts'
import { readBalance, ledgerFaults } from '../kernel/ledger/index.ts'

const MINUTE_MS = 60_000

onPostgres('NGL games', world => {
  const maker = fakeGameMaker()
  const club = startServer(world, { providers: { arcade: maker.provider } })
  const keyed = () => ({ headers: { 'idempotency-key': randomUUID() } })
  const tokens = ({ id }: { id: string }) => readBalance(world.database, id, 'tokens')

  beforeAll(async () => {
    await addArcadeGame(world.database, { id: 11, gameId: 'PACMAN', vendor: 'NGL' }, [50, 250])
    await addArcadeGame(world.database, { id: 12, gameId: 'WHEEL', vendor: 'NGLPBL', chances: always(0) })
    await addArcadeGame(world.database, { id: 13, gameId: 'SERIOUS', vendor: 'NGLPBL', playForFun: false })
    await addArcadeGame(world.database, { id: 14, gameId: 'REELS' })
  })

  const enter = async () => {
    const player = await club.enterNew()
    await give(world.database, player.id, 400)
    return player
  }
  const token = async (browser: Browser, fun: boolean) =>
    (await browser.post('/ngl/tokens', { fun })).json.subjectToken
  const openSession = (browser: Browser, gameId: string, fun: boolean, subjectToken: string | null) =>
    browser.post('/ngl/sessions', { gameId, fun, subjectToken })
  const start = (browser: Browser, gameId: string, wager: number, session: object, own = keyed()) =>
    browser.post('/ngl/plays', { gameId, wager, ...session }, own)
  const end = (browser: Browser, clientSessionId: unknown, playData: unknown) =>
    browser.post('/ngl/ends', { clientSessionId, playData }, keyed())

  test("[API-049] [API-050] [API-051] [ARCADE-026] an NGL game is played with a token, in a session, for a wager in the game's own unit", async () => {
    const { browser, ...player } = await enter()
    const first = await browser.post('/ngl/tokens', { fun: false })
    assert(first.json, nglToken)
    const { json: session } = await openSession(browser, 'PACMAN', false, first.json.subjectToken)
    assert(session, nglSession)
    const before = (await browser.get('/ngl/games/PACMAN?fun=false')).json
    expect(before).toMatchObject({ wagers: [1, 5], outcome: null, playData: null })
    const { json: played } = await start(browser, 'PACMAN', 5, session)
    assert(played, nglGameData)
    expect(played).toMatchObject({
      prizeInfo: { totalPrizeAmount: 500 },
      totalPrizeAmount: 500,
      outcome: 'WIN',
    })
    expect(await tokens(player)).toBe(150)
    for (let times = 0; times < 2; times += 1)
      expect((await end(browser, session.clientSessionId, played.playData)).json).toEqual({
        amount: 500,
        balance: 650,
      })
    expect(await tokens(player)).toBe(650)
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('[ARCADE-021] an NGLPBL game is played for a prize without a token', async () => {
    const { browser, ...player } = await enter()
    const { json: session } = await openSession(browser, 'WHEEL', false, null)
    expect((await start(browser, 'WHEEL', 20, session)).json).toMatchObject({ outcome: 'NO_WIN' })
    expect(await tokens(player)).toBe(380)
    expect((await openSession(browser, 'PACMAN', false, null)).status).toBe(403)
    expect((await openSession(browser, 'WHEEL', true, null)).status).toBe(403)
  })

  test('[ARCADE-025] a fun play debits and credits nothing, and shows what it would have won', async () => {
    const { browser, ...player } = await enter()
    const { json: session } = await openSession(browser, 'PACMAN', true, await token(browser, true))
    const { json } = await start(browser, 'PACMAN', 5, session)
    expect((await end(browser, session.clientSessionId, json.playData)).json).toEqual({
      amount: 0,
      balance: 400,
    })
    expect(await tokens(player)).toBe(400)
    expect(maker.asked.at(-1)).toMatchObject({ gameId: 'PACMAN', prize: 500 })
  })

  test('a token for fun opens no session for a prize, and the other way round', async () => {
    const { browser } = await enter()
    for (const fun of [true, false]) {
      const refused = await openSession(browser, 'PACMAN', fun, await token(browser, !fun))
      expect([refused.status, refused.problem.errorKey]).toEqual([403, 'error.arcade.sessionOver'])
    }
  })

  test('[ARCADE-006] a game without fun plays has no fun session', async () => {
    const { browser } = await enter()
    const refused = await openSession(browser, 'SERIOUS', true, await token(browser, true))
    expect([refused.status, refused.problem.errorKey]).toEqual([404, 'lounge.game.notFound'])
    expect((await browser.get('/ngl/games/REELS?fun=false')).status).toBe(404)
  })

  test('[ARCADE-023] a token and a session expire, and a start answers 403 after that', async () => {
    const { browser, ...player } = await enter()
    const old = await token(browser, false)
    const { json: session } = await openSession(browser, 'PACMAN', false, old)
    club.clock.advance(31 * MINUTE_MS)
    const late = await start(browser, 'PACMAN', 5, session)
    expect([late.status, late.problem.errorKey]).toEqual([403, 'error.arcade.sessionOver'])
    expect((await openSession(browser, 'PACMAN', false, old)).status).toBe(403)
    expect(await tokens(player)).toBe(400)
  })

  test('a start that is repeated after its session is over is answered as before', async () => {
    const { browser, ...player } = await enter()
    const { json: session } = await openSession(browser, 'WHEEL', false, null)
    const own = keyed()
    const first = await start(browser, 'WHEEL', 20, session, own)
    expect(first.status).toBe(200)
    club.clock.advance(31 * MINUTE_MS)
    expect((await start(browser, 'WHEEL', 20, session, own)).json).toEqual(first.json)
    expect((await start(browser, 'WHEEL', 20, session)).status).toBe(403)
    expect(await tokens(player)).toBe(380)
  })

  test('[ARCADE-038] a play is started and ended only in a session of the same player', async () => {
    const [one, other] = [await enter(), await enter()]
    const { json: session } = await openSession(one.browser, 'PACMAN', false, await token(one.browser, false))
    const { json: played } = await start(one.browser, 'PACMAN', 1, session)
    const { clientSessionId } = session
    const forged = { clientSessionId, clientRequestToken: `9999999999999.prize.${'x'.repeat(43)}` }
    for (const refused of [
      await start(other.browser, 'PACMAN', 1, session),
      await start(one.browser, 'PACMAN', 1, forged),
      await start(one.browser, 'WHEEL', 20, session),
      await end(other.browser, clientSessionId, played.playData),
      await end(one.browser, randomUUID(), played.playData),
    ])
      expect([refused.status, refused.problem.errorKey]).toEqual([404, 'error.arcade.noNglSession'])
    const reveal = await other.browser.get('/api/loyalty/v1/digital-game-reveals/none')
    expect(reveal.problem.errorKey).toBe('error.arcade.noSession')
  })

  test('an unknown wager is refused', async () => {
    const { browser, ...player } = await enter()
    const { json: session } = await openSession(browser, 'PACMAN', false, await token(browser, false))
    for (const wager of [250, 2, 0.5])
      expect((await start(browser, 'PACMAN', wager, session)).problem.errorKey).toBe('error.arcade.wager')
    expect(await tokens(player)).toBe(400)
  })
})
