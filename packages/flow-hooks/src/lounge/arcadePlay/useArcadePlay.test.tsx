import { testProblem as problem } from '../../testing/index.ts'
import { hanging, offline, type FakeAnswers } from '@players-club/api-client/fakes'
import type { ArcadeGame, Denomination, GameMode, GamePageMessage } from '@players-club/domain-models'
import {
  mazeBefore,
  mazePlay,
  monsoonChances,
  monsoonPlay,
  monsoonReels,
  monsoonWagers,
  newcomerProfile,
  spinGameData,
  spinPlay,
  verifiedTokens,
} from '@players-club/domain-models/fixtures'
import { describe, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { memoryStorage } from '../../club/memoryStorage.ts'
import { createTestClub, testAccount, testSession, testTokens } from '../../testing/index.ts'
import { useClub } from '../../club/useClub.ts'
import { beginArcadePlay } from './beginArcadePlay.ts'
import { keptNglSessions } from './keptNglSessions.ts'
import { useArcadePlay } from './useArcadePlay.ts'

const KEPT = 'players-club.deferred-play'
const PATH = '/lucky-lounge/game/801'
const maze = { ...monsoonReels, gameId: 'PACMAN', vendor: 'NGL' } as const
const mazeWagers = [50, 250, 500].map(value => ({
  ...monsoonWagers[0],
  value,
  topPrizeValue: value * 450,
  topPrizeType: 'tokens' as const,
}))
const wheel = { ...monsoonReels, gameId: 'COPPER_WHEEL', vendor: 'NGLPBL' } as const
const sessionOver = problem(403, 'error.arcade.sessionOver')

interface Visit {
  game?: ArcadeGame
  isSignedIn?: boolean
  /** The page was loaded with a session that has expired. */
  hasExpiredSession?: boolean
  /** What the tab keeps from before a sign-in. */
  kept?: object
  /** What a sign-in has passed along. */
  passed?: object
  answers?: FakeAnswers
  /** Whether the tokens are known, or cannot be had. */
  isReady?: boolean
  defaultWagerIndex?: number
  /** What the pages of one tab share. */
  tabStorage?: ReturnType<typeof memoryStorage>
}

async function gamePage({
  game = monsoonReels,
  isSignedIn = true,
  hasExpiredSession = false,
  kept,
  passed,
  answers = {},
  isReady = true,
  defaultWagerIndex,
  tabStorage = memoryStorage(),
}: Visit = {}) {
  if (kept) tabStorage.set(KEPT, JSON.stringify(kept))
  const tab = createTestClub({
    ...(defaultWagerIndex !== undefined && { settings: { defaultWagerIndex } }),
    initial: {
      remoteConfig: {},
      authorizedFlags: [],
      hasExpiredSession,
      ...(isSignedIn && { session: testSession() }),
    },
    place: { pathname: PATH, ...(passed && { state: { deferredPlay: passed } }) },
    tabStorage,
    answers: {
      'lounge.getUserTokens': verifiedTokens,
      'lounge.debitArcade': monsoonPlay,
      'lounge.playArcadeForFun': { ...spinPlay, baseAmount: 0, prizeType: 'NONE' },
      'lounge.getNglToken': { subjectToken: 'subject' },
      'lounge.startNglSession': { clientSessionId: 'session', clientRequestToken: 'request' },
      'lounge.getNglGameData': mazeBefore,
      'lounge.startNglGame': mazePlay,
      'lounge.endNglGame': { amount: 200, balance: 5150 },
      'activities.getArcadeGameData': spinGameData,
      'activities.startInteractiveGame': null,
      'activities.endInteractiveGame': { amount: 80, balance: 5060 },
      ...answers,
    },
  })
  if (isSignedIn) tab.browser.server.signedIn = 'verified'
  const first = game.gameId === 'PACMAN' ? mazeWagers : monsoonWagers
  const { result, unmount, rerender } = await renderHook(
    (wagers: readonly Denomination[] = first) => ({
      ...useArcadePlay({
        id: 801,
        seen: { game, wagers, chances: monsoonChances },
        locale: 'en',
      }),
      club: useClub(),
    }),
    { wrapper: tab.Wrapper },
  )
  await tab.browser.settled()
  await expect.poll(() => result.current.isReady).toBe(isReady)
  await tab.browser.settled()
  const requests = () => tab.browser.server.requests
  const asked = (name: string) => requests().filter(request => request.name === name)
  const calls = () =>
    requests()
      .map(({ name }) => name)
      .filter(name => /Ngl|debit|playArcade|getArcadeGameData/.test(name))
  const play = async (mode: GameMode) => {
    result.current.play(mode)
    await tab.browser.settled()
  }
  const reply = vi.fn<(message: GamePageMessage) => void>()
  const receive = async (type: string) => {
    const { origin } = new URL(spinGameData.themeHostName)
    result.current.frame.receiveMessage({ origin, data: { from: 'arcade-game', type } }, reply)
    await tab.browser.settled()
  }
  const choose = async (index: number) => {
    result.current.chooseWager(index)
    await expect.poll(() => result.current.wagerIndex).toBe(index)
  }
  return {
    tab,
    result,
    unmount,
    rerender,
    choose,
    asked,
    calls,
    play,
    receive,
    reply,
    tabStorage,
    ...tab.browser,
  }
}

test('[ARCADE-042] a chosen wager stays chosen while others are added or removed, and the default replaces one that is gone', async () => {
  const { result, choose, rerender } = await gamePage()
  const [least, middle, most] = monsoonWagers
  if (!least || !middle || !most) throw new Error('The game has three wagers.')
  await choose(2)
  await rerender([middle, most])
  expect(result.current.wagerIndex).toBe(1)
  await rerender([{ ...least, value: 1 }, least, middle, most])
  expect(result.current.wagerIndex).toBe(3)
  await rerender([least, middle])
  expect(result.current.wagerIndex).toBe(1)
})

test.each([
  [undefined, 1],
  [0, 0],
  [2, 2],
])('[ARCADE-042] with the setting %j the wager at %i is preselected', async (defaultWagerIndex, index) => {
  const { result } = await gamePage({ defaultWagerIndex })
  expect(result.current.wagerIndex).toBe(index)
})

describe('a guest', () => {
  test.each(['fun', 'prize'] as const)(
    '[ARCADE-014] [ARCADE-015] [LOBBY-003] who plays for %s is redirected to /login, and the play is deferred',
    async mode => {
      const { tab, result, calls, tabStorage } = await gamePage({ isSignedIn: false })
      result.current.chooseWager(2)
      await expect.poll(() => result.current.wagerIndex).toBe(2)
      result.current.play(mode)
      expect(tab.visits.at(-1)?.path).toBe('/login?from=%2Flucky-lounge%2Fgame%2F801')
      expect(JSON.parse(tabStorage.get(KEPT) ?? '')).toEqual({
        deferredPlay: true,
        gameType: mode,
        wagerIndex: 2,
        deferredGame: 801,
        gameName: 'Monsoon Reels',
        wager: 60,
        from: PATH,
        deferredAt: tab.browser.clock.now().getTime(),
      })
      expect(calls()).toEqual([])
    },
  )
})

test.each(['fun', 'prize'] as const)(
  '[ARCADE-015] a press for %s while the session is being restored does not lead the player to sign-in, and counts once they are known',
  async mode => {
    const restored = Promise.withResolvers<void>()
    const answers: FakeAnswers = {
      'accounts.checkSession': () =>
        restored.promise.then(() => ({ ...testTokens(testAccount(), 2), login: testAccount().login })),
    }
    const visit = { isSignedIn: false, hasExpiredSession: true, isReady: false, answers }
    const { tab, result, calls, play, tabStorage, settled } = await gamePage(visit)
    await play(mode)
    expect(tab.visits).toEqual([])
    expect(tabStorage.get(KEPT)).toBeNull()
    tab.browser.server.signedIn = 'verified'
    restored.resolve()
    await expect.poll(() => result.current.isReady).toBe(true)
    await settled()
    expect([result.current.isSignedIn, calls()]).toEqual([true, []])
    await play(mode)
    expect(calls()[0]).toBe(mode === 'fun' ? 'lounge.playArcadeForFun' : 'lounge.debitArcade')
  },
)

const deferred = {
  ...{ deferredPlay: true, gameType: 'prize', wagerIndex: 2, deferredGame: 801 },
  ...{ gameName: 'Monsoon Reels', wager: 60, from: PATH, deferredAt: Date.parse('2026-11-20T19:00:00Z') },
}

describe('a play deferred on the way to sign-in', () => {
  test('does not start for the player who opens the game later', async () => {
    const { calls, result } = await gamePage({ kept: deferred })
    expect(calls()).toEqual([])
    expect(result.current.frame.state.at).toBe('closed')
  })
})

describe('after sign-in', () => {
  test('[ARCADE-016] [ARCADE-018] the deferred play starts once, with its own wager', async () => {
    const { asked, result, tab } = await gamePage({ passed: deferred })
    expect(asked('lounge.debitArcade')).toMatchObject([{ body: { amount: 60, key: 'MONSOON_REELS' } }])
    expect(result.current.wagerIndex).toBe(2)
    expect(new Set(tab.visits.map(({ path }) => path))).toEqual(new Set([PATH]))
    expect(tab.ports.navigator.location().state).toEqual({})
  })

  test('[ARCADE-016] the deferred play of another game is removed', async () => {
    const { calls, tab } = await gamePage({ passed: { ...deferred, deferredGame: 802 } })
    expect(calls()).toEqual([])
    expect(tab.ports.navigator.location().state).toEqual({})
  })

  test.each([
    [59, []],
    [60, ['lounge.debitArcade']],
  ])('[ARCADE-018] %d tokens and a wager of sixty launch %j', async (balance, launched) => {
    const answers = { 'lounge.getUserTokens': { ...verifiedTokens, balance } }
    const { calls } = await gamePage({ passed: deferred, answers })
    expect(calls().slice(0, 1)).toEqual(launched)
  })

  test('[ARCADE-017] a deferred play for fun starts with any balance', async () => {
    const answers = { 'lounge.getUserTokens': { ...verifiedTokens, balance: 0 } }
    const { calls } = await gamePage({ passed: { ...deferred, gameType: 'fun' }, answers })
    expect(calls()[0]).toBe('lounge.playArcadeForFun')
  })

  test('[ARCADE-017] a deferred play for fun starts without a balance that could not be loaded', async () => {
    const answers = { 'lounge.getUserTokens': problem(503) }
    const { calls } = await gamePage({ passed: { ...deferred, gameType: 'fun' }, answers })
    expect(calls()[0]).toBe('lounge.playArcadeForFun')
  })

  test('a deferred play for prizes says that the balance could not be loaded, and does not start later', async () => {
    const balances = [problem(503)]
    const answers = { 'lounge.getUserTokens': () => balances.pop() ?? verifiedTokens }
    const { calls, result, settled } = await gamePage({ passed: deferred, answers })
    expect(result.current.club.messages.getState()).toMatchObject({
      message: { type: 'error', key: 'error.http.503', timeout: 10_000 },
    })
    await expect.poll(() => result.current.tokens).toBe(verifiedTokens.balance)
    await settled()
    expect(calls()).toEqual([])
  })

  test.each([
    ['what cannot be read', { gameType: 'all' }],
    ['another wager than the sign-in page has announced', { wager: 20 }],
    ['a press of ten minutes ago', { deferredAt: Date.parse('2026-11-20T18:50:00Z') }],
  ])('%s launches nothing', async (_, change) => {
    expect((await gamePage({ passed: { ...deferred, ...change } })).calls()).toEqual([])
  })

  test('a press of the player replaces the play that waits for the balance', async () => {
    const balance = Promise.withResolvers<typeof verifiedTokens>()
    const answers = { 'lounge.getUserTokens': () => balance.promise }
    const { calls, play, result, settled } = await gamePage({ passed: deferred, answers, isReady: false })
    await play('fun')
    result.current.frame.miss()
    const before = calls()
    expect(before[0]).toBe('lounge.playArcadeForFun')
    balance.resolve(verifiedTokens)
    await expect.poll(() => result.current.tokens).toBe(verifiedTokens.balance)
    await settled()
    expect(calls()).toEqual(before)
  })
})

describe('a PBL game', () => {
  test('[ARCADE-019] [ARCADE-042] for a prize is debited, then loaded by its reveal token', async () => {
    const { calls, asked, play } = await gamePage()
    await play('prize')
    expect(calls()).toEqual(['lounge.debitArcade', 'activities.getArcadeGameData'])
    expect(asked('lounge.debitArcade')).toMatchObject([{ body: { amount: 20, key: 'MONSOON_REELS' } }])
    expect(asked('activities.getArcadeGameData')).toMatchObject([
      { params: { digitalRevealToken: 'reveal-7' } },
    ])
  })

  test('[ARCADE-020] without a reveal token shows that it cannot be loaded', async () => {
    const answers = { 'lounge.debitArcade': { ...monsoonPlay, digitalRevealToken: null } }
    const { result, play } = await gamePage({ answers })
    await play('prize')
    await expect.poll(() => result.current.frame.facts.error).toEqual({ key: 'error.gameLoad' })
  })

  test('[ARCADE-024] for fun is played by the game’s id, and costs nothing', async () => {
    const { calls, asked, play } = await gamePage()
    await play('fun')
    expect(calls()).toEqual(['lounge.playArcadeForFun', 'activities.getArcadeGameData'])
    expect(asked('lounge.playArcadeForFun')).toMatchObject([{ body: { gameId: 'MONSOON_REELS' } }])
  })

  test('[ARCADE-027] is ended on close, and the tokens are reloaded', async () => {
    const { asked, result, play, receive, clock } = await gamePage()
    await play('prize')
    await receive('ready')
    const before = asked('lounge.getUserTokens').length
    await receive('exit')
    await clock.advance(1_000)
    expect(asked('activities.endInteractiveGame')).toMatchObject([{ body: { token: 'reveal-7' } }])
    expect(asked('lounge.getUserTokens').length).toBeGreaterThan(before)
    await expect.poll(() => result.current.frame.facts.played).toEqual({ mode: 'prize', amount: 80 })
  })
})

describe('an NGL game', () => {
  test('[ARCADE-022] [ARCADE-026] for a prize requests a token, a session and a start, with the wager in fiftieths', async () => {
    const { calls, asked, play, result } = await gamePage({ game: maze })
    result.current.chooseWager(2)
    await expect.poll(() => result.current.wagerIndex).toBe(2)
    await play('prize')
    expect(calls()).toEqual([
      ...['lounge.getNglToken', 'lounge.startNglSession', 'lounge.startNglGame'],
      'activities.getArcadeGameData',
    ])
    expect(asked('lounge.getNglToken')).toMatchObject([{ body: { fun: false } }])
    expect(asked('lounge.startNglSession')).toMatchObject([
      { body: { gameId: 'PACMAN', fun: false, subjectToken: 'subject' } },
    ])
    expect(asked('lounge.startNglGame')).toMatchObject([
      {
        body: {
          gameId: 'PACMAN',
          wager: 10,
          clientSessionId: 'session',
          clientRequestToken: 'request',
        },
      },
    ])
  })

  test.each([
    ['NGL', 'prize', 2, maze],
    ['NGL', 'fun', 2, maze],
    ['NGLPBL', 'prize', 0, wheel],
    ['NGLPBL', 'fun', 2, wheel],
  ] as const)(
    '[ARCADE-023] is started again in a new session after a 403: %s for %s, with %i tokens',
    async (_, mode, tokens, game) => {
      let starts = 0
      const answers: FakeAnswers = {
        'lounge.startNglGame': () => {
          starts += 1
          return starts === 1 ? sessionOver : mazePlay
        },
      }
      const { asked, play, result } = await gamePage({ game, answers })
      await play(mode)
      await expect.poll(() => result.current.frame.state.at).toBe('loading')
      expect(asked('lounge.getNglToken')).toHaveLength(tokens)
      expect(asked('lounge.startNglSession')).toHaveLength(2)
      expect(asked('lounge.startNglGame')).toHaveLength(2)
    },
  )

  test.each(['lounge.startNglGame', 'lounge.startNglSession'] as const)(
    '[ARCADE-023] [ARCADE-037] shows a failed launch when the 403 of %s stays, and can be retried',
    async name => {
      const { asked, play, result, server, settled } = await gamePage({
        game: maze,
        answers: { [name]: sessionOver },
      })
      await play('prize')
      await expect
        .poll(() => result.current.frame.facts)
        .toMatchObject({ isOpen: true, error: { key: 'arcade.gameLaunchError' } })
      expect(asked(name)).toHaveLength(2)
      expect(result.current.club.messages.getState()).toMatchObject({ at: 'empty' })
      server.answer({
        'lounge.startNglGame': mazePlay,
        'lounge.startNglSession': { clientSessionId: 'session', clientRequestToken: 'request' },
      })
      result.current.frame.retry()
      await settled()
      await expect.poll(() => result.current.frame.state.at).toBe('loading')
    },
  )

  test('is retried in the same session after a lost answer, and not paid twice', async () => {
    let starts = 0
    const answers: FakeAnswers = {
      'lounge.startNglGame': () => {
        starts += 1
        return starts === 1 ? offline : mazePlay
      },
    }
    const { asked, play, result, settled } = await gamePage({ game: maze, answers })
    await play('prize')
    await expect.poll(() => result.current.frame.state.at).toBe('failed')
    result.current.frame.retry()
    await settled()
    await expect.poll(() => result.current.frame.state.at).toBe('loading')
    expect(asked('lounge.startNglSession')).toHaveLength(1)
  })

  test('[ARCADE-027] that is left while it begins is continued on the next page in the same session', async () => {
    const left = await gamePage({ game: maze, answers: { 'lounge.startNglGame': hanging } })
    await left.play('prize')
    await left.unmount()
    const next = await gamePage({ game: maze, tabStorage: left.tabStorage })
    next.result.current.resume()
    await expect.poll(() => next.result.current.frame.state.at).toBe('loading')
    expect(next.asked('lounge.startNglSession')).toEqual([])
    const [first, second] = [left, next].map(({ asked }) => asked('lounge.startNglGame')[0])
    const keyOf = (sent: typeof first) => sent?.headers.get('idempotency-key')
    expect([second?.body, keyOf(second)]).toEqual([first?.body, keyOf(first)])
  })

  test('[ARCADE-021] of NGLPBL is started for a prize without a token', async () => {
    const { calls, asked, play } = await gamePage({ game: wheel })
    await play('prize')
    expect(calls().slice(0, 2)).toEqual(['lounge.startNglSession', 'lounge.startNglGame'])
    expect(asked('lounge.startNglSession')).toMatchObject([{ body: { subjectToken: null, fun: false } }])
    expect(asked('lounge.startNglGame')).toMatchObject([{ body: { gameId: 'COPPER_WHEEL', wager: 20 } }])
  })

  test.each([maze, wheel])(
    '[ARCADE-025] [API-049] for fun requests a token, a session and a start with the highest wager, and is ended: $vendor',
    async game => {
      const { calls, asked, play, receive } = await gamePage({ game })
      await play('fun')
      await receive('ready')
      await receive('start')
      await receive('end')
      expect(calls()).toEqual([
        ...['lounge.getNglToken', 'lounge.startNglSession', 'lounge.getNglGameData', 'lounge.startNglGame'],
        ...['activities.getArcadeGameData', 'lounge.endNglGame'],
      ])
      expect(asked('lounge.getNglToken')).toMatchObject([{ body: { fun: true } }])
      expect(asked('lounge.startNglSession')).toMatchObject([{ body: { fun: true } }])
      expect(asked('lounge.startNglGame')).toMatchObject([{ body: { wager: 10 } }])
    },
  )

  test('[API-051] is ended in its session on exit', async () => {
    const { asked, play, receive } = await gamePage({ game: maze })
    await play('prize')
    await receive('ready')
    await receive('exit')
    expect(asked('lounge.endNglGame')).toMatchObject([
      { body: { clientSessionId: 'session', playData: 'reveal-8' } },
    ])
    expect(asked('activities.endInteractiveGame')).toEqual([])
  })

  test('[ARCADE-029] that was left unfinished is ended when another one starts', async () => {
    const page = await gamePage({ game: maze })
    await page.play('prize')
    await page.receive('ready')
    await page.receive('relaunch')
    await expect.poll(() => page.result.current.frame.facts.unfinished).not.toBeNull()
    page.server.answer({ 'lounge.startNglGame': { ...mazePlay, playData: 'reveal-9' } })
    await page.play('prize')
    await page.receive('ready')
    expect(page.asked('lounge.endNglGame')).toEqual([])
    await page.receive('start')
    expect(page.asked('lounge.endNglGame')).toMatchObject([
      { body: { clientSessionId: 'session', playData: 'reveal-8' } },
    ])
  })
})

test.each([
  ['prize', 5_000, { canReplay: true, price: 20 }],
  ['prize', 20, { canReplay: true, price: 20 }],
  ['prize', 19, { canReplay: false, price: 20 }],
  ['fun', 0, { canReplay: true }],
] as const)(
  '[ARCADE-031] for %s with %d tokens the game’s configuration is %j',
  async (mode, balance, sent) => {
    const answers = { 'lounge.getUserTokens': { ...verifiedTokens, balance } }
    const { play, receive, reply } = await gamePage({ answers })
    await play(mode)
    await receive('ready')
    expect(reply.mock.calls[0]?.[0]).toMatchObject(sent)
    expect(reply.mock.calls[0]?.[0].price).toBe('price' in sent ? sent.price : undefined)
  },
)

describe('the wager of a replay', () => {
  const debits = (page: Awaited<ReturnType<typeof gamePage>>) =>
    page
      .asked('lounge.debitArcade')
      .map(({ body, headers }) => ({ body, key: headers.get('idempotency-key') }))
  const sentPrices = (page: Awaited<ReturnType<typeof gamePage>>) =>
    page.reply.mock.calls.map(([{ price, canReplay }]) => ({ price, canReplay }))
  const sixty = { amount: 60, key: 'MONSOON_REELS' }

  test('[ARCADE-031] is the launched one, with a new idempotency key and a new debit', async () => {
    const page = await gamePage()
    await page.choose(2)
    await page.play('prize')
    await page.receive('ready')
    await page.choose(0)
    await page.receive('start')
    await page.receive('end')
    await page.receive('replay')
    await page.receive('ready')
    expect(sentPrices(page)).toEqual(Array.from({ length: 2 }, () => ({ price: 60, canReplay: true })))
    const [first, second] = debits(page)
    expect([first?.body, second?.body]).toEqual([sixty, sixty])
    expect(second?.key).not.toBe(first?.key)
  })

  test('[ARCADE-031] is the same after a reload', async () => {
    const before = await gamePage()
    await before.choose(2)
    await before.play('prize')
    await before.unmount()
    const page = await gamePage({ tabStorage: before.tabStorage })
    page.result.current.resume()
    await page.settled()
    await page.receive('ready')
    expect(sentPrices(page)).toEqual([{ price: 60, canReplay: true }])
    await page.receive('start')
    await page.receive('end')
    await page.receive('replay')
    expect(debits(page).map(({ body }) => body)).toEqual([sixty])
  })

  test('[ARCADE-031] is the same when another wager is selected meanwhile', async () => {
    const page = await gamePage()
    await page.choose(2)
    await page.play('prize')
    await page.receive('ready')
    await page.receive('relaunch')
    await page.choose(0)
    page.result.current.resume()
    await page.settled()
    await page.receive('ready')
    await page.receive('start')
    await page.receive('end')
    await page.receive('replay')
    expect(sentPrices(page).map(({ price }) => price)).toEqual([60, 60])
    expect(debits(page).map(({ body }) => body)).toEqual([sixty, sixty])
  })

  test('[ARCADE-031] must be affordable for a replay to be offered', async () => {
    const answers = { 'lounge.getUserTokens': { ...verifiedTokens, balance: 59 } }
    const page = await gamePage({ answers })
    await page.choose(2)
    await page.play('prize')
    await page.choose(0)
    await page.receive('ready')
    expect(sentPrices(page)).toEqual([{ price: 60, canReplay: false }])
  })
})

describe('a missing session', () => {
  const sessions = keptNglSessions(memoryStorage())
  const asked = { wager: 50, mode: 'prize', sessions } as const

  test('[ARCADE-038] fails a play with this internal error', async () => {
    const answers = {
      'lounge.debitArcade': { ...monsoonPlay, digitalRevealToken: null },
      'lounge.startNglGame': { ...mazePlay, playData: null },
    }
    const { api } = (await gamePage({ answers })).result.current.club
    await expect(
      beginArcadePlay(api, { ...asked, game: monsoonReels }, { idempotencyKey: 'key-1' }),
    ).rejects.toThrow('No Session found for the game.')
    await expect(beginArcadePlay(api, { ...asked, game: maze }, { idempotencyKey: 'key-1' })).rejects.toThrow(
      'No NGL Session found for the game.',
    )
  })

  test('[ARCADE-036] no session is kept once a play has begun in it', async () => {
    const { api } = (await gamePage()).result.current.club
    await beginArcadePlay(api, { ...asked, game: maze }, { idempotencyKey: 'key-1' })
    expect(sessions.get('key-1')).toBeNull()
  })

  const noSession = problem(404, 'error.arcade.noSession')
  const noNglSession = problem(404, 'error.arcade.noNglSession')
  test.each<readonly [string, FakeAnswers, string]>([
    ['is loaded', { 'activities.getArcadeGameData': noSession }, 'error.gameLoad'],
    ['is ended', { 'lounge.endNglGame': noNglSession }, 'error.general'],
  ])('[ARCADE-038] is not shown to players when a play %s', async (_, answers, shown) => {
    const { result, play, receive } = await gamePage({ game: maze, answers })
    await play('prize')
    await receive('ready')
    await receive('exit')
    expect(result.current.club.messages.getState()).toMatchObject({ message: { type: 'error', key: shown } })
  })
})

test('[ARCADE-037] [ARCADE-038] a launch without a session of NGL shows an error, and is retried in another one', async () => {
  const noNglSession = problem(404, 'error.arcade.noNglSession')
  const { result, play, asked, server } = await gamePage({
    game: maze,
    answers: { 'lounge.startNglGame': noNglSession },
  })
  await play('prize')
  await expect
    .poll(() => result.current.frame.facts)
    .toMatchObject({ isOpen: true, error: { key: 'arcade.gameLaunchError' } })
  server.answer({
    'lounge.startNglGame': mazePlay,
    'lounge.startNglSession': { clientSessionId: 'session-2', clientRequestToken: 'request-2' },
  })
  result.current.frame.retry()
  await expect.poll(() => result.current.frame.state.at).toBe('loading')
  const starts = asked('lounge.startNglGame')
  expect(starts.map(({ body }) => body)).toMatchObject([
    { clientSessionId: 'session' },
    { clientSessionId: 'session-2' },
  ])
  expect(new Set(starts.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
})

test('[ARCADE-037] a failed launch shows an error and can be retried', async () => {
  const { result, play } = await gamePage({ answers: { 'lounge.debitArcade': offline } })
  await play('prize')
  await expect
    .poll(() => result.current.frame.facts)
    .toMatchObject({ isOpen: true, error: { key: 'arcade.gameLaunchError' } })
})

test('[ARCADE-037] a launch whose answer was lost keeps its key when the retry is refused by the rate limit', async () => {
  const { asked, play, result, server, settled } = await gamePage({
    answers: { 'lounge.debitArcade': offline },
  })
  const retry = async () => {
    result.current.frame.retry()
    await settled()
  }
  await play('prize')
  await expect.poll(() => result.current.frame.state.at).toBe('failed')
  server.answer({ 'lounge.debitArcade': problem(429, 'error.rateLimited') })
  await retry()
  await expect
    .poll(() => result.current.frame.facts)
    .toMatchObject({ isOpen: true, error: { key: 'error.rateLimited' } })
  server.answer({ 'lounge.debitArcade': monsoonPlay })
  await retry()
  await expect.poll(() => result.current.frame.state.at).toBe('loading')
  const keys = asked('lounge.debitArcade').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([expect.any(String), keys[0], keys[0]])
})

test('[ARCADE-037] a first launch that is refused by the rate limit ends with the reason', async () => {
  const { play, result } = await gamePage({
    answers: { 'lounge.debitArcade': problem(429, 'error.rateLimited') },
  })
  await play('prize')
  await expect.poll(() => result.current.frame.state).toEqual({ at: 'closed', unfinished: null })
  expect(result.current.club.messages.getState()).toMatchObject({ message: { key: 'error.rateLimited' } })
})

test('[ARCADE-039] [ARCADE-040] a player who is not verified can play for fun and for prizes', async () => {
  const { calls, play, result } = await gamePage({ answers: { 'profile.getProfile': newcomerProfile } })
  await play('fun')
  expect(calls()).toContain('lounge.playArcadeForFun')
  result.current.frame.close()
  await play('prize')
  expect(calls()).toContain('lounge.debitArcade')
})

test('[ARCADE-004] tokens that failed to load show an error and can be reloaded, and fun needs none', async () => {
  const { result, play, calls, tab } = await gamePage({ answers: { 'lounge.getUserTokens': offline } })
  await play('prize')
  expect(calls()).toEqual([])
  expect(result.current.club.messages.getState()).toMatchObject({
    message: { type: 'error', key: 'error.offline', timeout: 10_000 },
  })
  await play('fun')
  expect(calls()).toContain('lounge.playArcadeForFun')
  tab.browser.server.answer({ 'lounge.getUserTokens': verifiedTokens })
  await play('prize')
  await expect.poll(() => result.current.tokens).toBe(verifiedTokens.balance)
})
