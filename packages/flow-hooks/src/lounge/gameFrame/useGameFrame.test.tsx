import { ApiError } from '@players-club/api-client'
import { offline } from '@players-club/api-client/fakes'
import type { DigitalGameResult, GamePageMessage } from '@players-club/domain-models'
import { spinGameData } from '@players-club/domain-models/fixtures'
import { describe, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, testProblem, testSession, type TestClubOptions } from '../../testing/index.ts'
import { useClub } from '../../club/useClub.ts'
import type { GameFrameOptions } from './GameFrame.ts'
import type { GamePlay } from './GamePlay.ts'
import { useGameFrame } from './useGameFrame.ts'

const play: GamePlay = { token: 'reveal-1', mode: 'prize', isEndedByClub: false, amount: 100 }
const { origin } = new URL(spinGameData.themeHostName)

async function gamePage({
  begun = play,
  answers = {},
  tabStorage,
  unit = 'points',
}: { begun?: GamePlay; unit?: GameFrameOptions['unit'] } & Pick<
  TestClubOptions,
  'answers' | 'tabStorage'
> = {}) {
  const tab = createTestClub({
    tabStorage,
    initial: { remoteConfig: {}, authorizedFlags: [], session: testSession() },
    answers: {
      'activities.getArcadeGameData': spinGameData,
      'activities.startInteractiveGame': null,
      'activities.endInteractiveGame': { amount: 120, balance: 620 },
      'activities.skipInteractiveGame': { amount: 120, balance: 620 },
      ...answers,
    },
  })
  tab.browser.server.signedIn = 'verified'
  const begin = vi.fn<GameFrameOptions['play']>(async () => begun)
  const refresh = vi.fn()
  const options = { scope: 'test', unit, locale: 'en' } as const
  const { result, unmount } = await renderHook(
    () => ({
      frame: useGameFrame({ ...options, canReplay: () => false, play: begin, refresh }),
      club: useClub(),
    }),
    { wrapper: tab.Wrapper },
  )
  const reply = vi.fn<(message: GamePageMessage) => void>()
  const receive = async (type: string, from = origin) => {
    result.current.frame.receiveMessage({ origin: from, data: { from: 'arcade-game', type } }, reply)
    await tab.browser.settled()
  }
  const launch = async () => {
    result.current.frame.launch('prize')
    await tab.browser.settled()
  }
  const asked = (name: string) => tab.browser.server.requests.filter(request => request.name === name)
  const kept = () => tab.ports.storage.session.get('players-club.play.test.verified-login')
  const messages = () => result.current.club.messages.getState()
  return {
    tab,
    result,
    unmount,
    messages,
    kept,
    begin,
    refresh,
    reply,
    receive,
    launch,
    asked,
    ...tab.browser,
  }
}

test('[ARCADE-028] [API-044] a ready game receives its configuration and nothing else', async () => {
  const page = await gamePage()
  await page.launch()
  expect(page.asked('activities.getArcadeGameData')).toMatchObject([
    { params: { digitalRevealToken: 'reveal-1' } },
  ])
  await page.receive('ready', 'https://elsewhere.example')
  expect(page.reply).not.toHaveBeenCalled()
  await page.receive('ready')
  expect(page.reply).toHaveBeenCalledExactlyOnceWith({
    from: 'players-club',
    type: 'configuration',
    locale: 'en',
    mode: 'prize',
    unit: 'points',
    canReplay: false,
    face: spinGameData.face,
    gameConfig: spinGameData.gameConfig,
  })
})

test('[ACTV-014] everything is reloaded one second after the end', async () => {
  const page = await gamePage()
  await page.launch()
  await page.receive('ready')
  await page.receive('start')
  await page.receive('end')
  await page.clock.advance(999)
  expect(page.refresh).not.toHaveBeenCalled()
  await page.clock.advance(1)
  expect(page.refresh).toHaveBeenCalledOnce()
  expect(page.asked('activities.endInteractiveGame')).toEqual([])
})

describe('the points of a player', () => {
  const isHeld = ({ result }: Page) => result.current.club.queries.isHeld('history.getPointsBalance')
  type Page = Awaited<ReturnType<typeof gamePage>>

  test('are held from the launch of a play for points until its end', async () => {
    const page = await gamePage()
    expect(isHeld(page)).toBe(false)
    page.begin.mockReturnValueOnce(new Promise(() => {}))
    await page.launch()
    await expect.poll(() => isHeld(page)).toBe(true)
    page.result.current.frame.close()
    await expect.poll(() => isHeld(page)).toBe(false)
    await page.launch()
    for (const type of ['ready', 'start']) {
      await page.receive(type)
      expect(isHeld(page)).toBe(true)
    }
    await page.receive('end')
    expect(isHeld(page)).toBe(false)
  })

  test.each<[string, (page: Page) => unknown]>([
    ['skipped', ({ result }) => result.current.frame.skip()],
    ['closed', ({ result }) => result.current.frame.close()],
    ['left', ({ receive }) => receive('exit')],
  ])('are free once the play is %s', async (_, leave) => {
    const page = await gamePage()
    await page.launch()
    await page.receive('ready')
    expect(isHeld(page)).toBe(true)
    await leave(page)
    await expect.poll(() => isHeld(page)).toBe(false)
  })

  test('are not held by a play for fun, nor by one for tokens', async () => {
    const [forFun, forTokens] = [await gamePage(), await gamePage({ unit: 'tokens' })]
    forFun.result.current.frame.launch('fun')
    await forTokens.launch()
    for (const page of [forFun, forTokens]) {
      await expect.poll(() => page.result.current.frame.state.at).toBe('loading')
      expect(isHeld(page)).toBe(false)
    }
  })
})

test('[ACTV-013] [API-048] the end of a bonus campaign’s play is sent to the server with its token', async () => {
  const page = await gamePage({ begun: { ...play, isEndedByClub: true, amount: null } })
  await page.launch()
  await page.receive('ready')
  await page.receive('exit')
  expect(page.asked('activities.endInteractiveGame')).toMatchObject([{ body: { token: 'reveal-1' } }])
  await expect.poll(() => page.result.current.frame.state).toMatchObject({ at: 'ended', amount: 120 })
})

test('[ACTV-016] [ARCADE-035] a game that fails to load shows an error, and a retry uses the same play', async () => {
  const page = await gamePage()
  page.begin.mockRejectedValueOnce(new Error('lost'))
  await page.launch()
  await expect
    .poll(() => page.result.current.frame.state)
    .toMatchObject({
      at: 'failed',
      message: { key: 'error.gameLoad' },
    })
  page.result.current.frame.retry()
  await page.settled()
  const keys = page.begin.mock.calls.map(call => (call as unknown[])[1])
  expect(keys[1]).toMatchObject({ idempotencyKey: expect.any(String) })
  expect(keys[0]).toMatchObject({ idempotencyKey: (keys[1] as { idempotencyKey: string }).idempotencyKey })
})

test('[ARCADE-035] a game whose data are refused by the rate limit keeps its play, and can be loaded again', async () => {
  const page = await gamePage({
    answers: { 'activities.getArcadeGameData': testProblem(429, 'error.rateLimited') },
  })
  await page.launch()
  await expect
    .poll(() => page.result.current.frame.state)
    .toMatchObject({ at: 'failed', message: { key: 'error.rateLimited' }, play })
  expect(page.kept()).not.toBeNull()
  page.tab.browser.server.answer({ 'activities.getArcadeGameData': spinGameData })
  page.result.current.frame.retry()
  await expect.poll(() => page.result.current.frame.state).toMatchObject({ at: 'loading', round: { play } })
  expect(page.begin).toHaveBeenCalledOnce()
})

test('[ARCADE-035] a game that is never ready times out after 20 seconds', async () => {
  const page = await gamePage()
  await page.launch()
  await page.clock.advance(19_999)
  expect(page.result.current.frame.state.at).toBe('loading')
  await page.clock.advance(1)
  await expect.poll(() => page.result.current.frame.state.at).toBe('failed')
})

test('[ERR-027] an error at the start shows in the message bar, and the game goes on', async () => {
  const page = await gamePage({
    answers: { 'activities.startInteractiveGame': testProblem(410, 'error.digitalGame.over') },
  })
  await page.launch()
  await page.receive('ready')
  await page.receive('start')
  await page.settled()
  expect(page.messages()).toMatchObject({ message: { type: 'error', key: 'error.digitalGame.over' } })
  expect(page.result.current.frame.state.at).toBe('playing')
})

describe('an error at the end', () => {
  const failing = testProblem(500)
  const bonusPlay = { ...play, isEndedByClub: true, amount: null }

  test.each([
    ['an interactive game', { begun: bonusPlay, answers: { 'activities.endInteractiveGame': failing } }],
    [
      'a game of NGL',
      { begun: { ...bonusPlay, sessionId: 'session' }, answers: { 'lounge.endNglGame': failing } },
    ],
  ])('[ERR-027] shows in the message bar for %s', async (_, options) => {
    const page = await gamePage(options)
    await page.launch()
    await page.receive('ready')
    await page.receive('exit')
    expect(page.messages()).toMatchObject({ message: { type: 'error', key: 'error.http.500' } })
  })

  test('[ERR-027] shows in the message bar for a skipped game', async () => {
    const page = await gamePage({ answers: { 'activities.skipInteractiveGame': failing } })
    await page.launch()
    page.result.current.frame.skip()
    await page.settled()
    expect(page.messages()).toMatchObject({ message: { type: 'error', key: 'error.http.500' } })
  })
})

test('[ARCADE-033] relaunch closes the game and checks whether the session is still valid', async () => {
  const page = await gamePage()
  await page.launch()
  await page.receive('ready')
  page.tab.browser.server.signedIn = null
  await page.receive('relaunch')
  expect(page.asked('accounts.checkSession').length).toBeGreaterThan(0)
  await expect.poll(() => page.result.current.club.navigator.location().pathname).toBe('/login')
})

test('a page reloaded during a play resumes it, and removes it at the end', async () => {
  const page = await gamePage()
  await page.launch()
  expect(JSON.parse(page.kept() ?? '')).toMatchObject([play])
  await page.receive('ready')
  await page.receive('start')
  await page.receive('end')
  expect(page.kept()).toBeNull()
})

describe('a launch that is left before its answer', () => {
  const wanted = { mode: 'prize', key: 'test-id-000000000001', wager: 20 } as const

  async function leftPage(leave: (page: Page) => unknown) {
    const page = await gamePage()
    page.begin.mockReturnValueOnce(new Promise(() => {}))
    page.result.current.frame.launch('prize', 20)
    await page.settled()
    await leave(page)
    return page
  }
  type Page = Awaited<ReturnType<typeof gamePage>>
  const keysOf = ({ begin }: Page) => begin.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)

  test('[ARCADE-027] waits on the next page, which gets its play by the same key', async () => {
    const left = await leftPage(({ unmount }) => unmount())
    expect(JSON.parse(left.kept() ?? '')).toEqual([wanted])
    const next = await gamePage({ tabStorage: left.tab.ports.storage.session })
    await expect.poll(() => next.result.current.frame.facts.unfinished).toEqual(wanted)
    next.result.current.frame.resume()
    await expect.poll(() => next.result.current.frame.state).toMatchObject({ at: 'loading', round: { play } })
    expect(keysOf(next)).toEqual([wanted.key])
    expect(JSON.parse(next.kept() ?? '')).toEqual([play])
  })

  test('[ARCADE-027] waits where its frame was closed, and another press of the same is its retry', async () => {
    const page = await leftPage(({ result }) => result.current.frame.close())
    await expect.poll(() => page.result.current.frame.facts.unfinished).toEqual(wanted)
    page.result.current.frame.launch('prize', 20)
    await expect.poll(() => page.result.current.frame.state).toMatchObject({ at: 'loading', round: { play } })
    expect(keysOf(page)).toEqual([wanted.key, wanted.key])
  })

  test('is forgotten when the server refuses it', async () => {
    const page = await leftPage(({ result }) => result.current.frame.close())
    page.begin.mockRejectedValueOnce(new ApiError({ kind: 'problem', status: 422 }))
    page.result.current.frame.launch('prize', 20)
    await expect.poll(() => page.result.current.frame.state).toEqual({ at: 'closed', unfinished: null })
    expect(page.kept()).toBeNull()
  })

  test('[ARCADE-029] waits on when another play starts', async () => {
    const page = await leftPage(({ result }) => result.current.frame.close())
    await page.launch()
    await page.receive('ready')
    await page.receive('start')
    await page.receive('end')
    expect(JSON.parse(page.kept() ?? '')).toEqual([wanted])
  })
})

test('a launch that was voided waits no more, and one for fun never does', async () => {
  const page = await gamePage()
  for (const [mode, error] of [
    ['prize', new ApiError({ kind: 'problem', status: 503, messageKey: 'error.gameLoad' })],
    ['fun', new ApiError({ kind: 'offline' })],
  ] as const) {
    page.begin.mockRejectedValueOnce(error)
    page.result.current.frame.launch(mode)
    await expect.poll(() => page.result.current.frame.state.at).toBe('failed')
    expect(page.kept()).toBeNull()
    page.result.current.frame.close()
    await expect.poll(() => page.result.current.frame.state).toEqual({ at: 'closed', unfinished: null })
  }
})

describe('a play that is closed while the page is left', () => {
  const bonusPlay = { ...play, isEndedByClub: true, amount: null }

  test('[ARCADE-027] is ended on the server, and everything is reloaded afterwards', async () => {
    const ended = Promise.withResolvers<DigitalGameResult>()
    const answers = { 'activities.endInteractiveGame': () => ended.promise }
    const page = await gamePage({ begun: bonusPlay, answers })
    await page.launch()
    page.result.current.frame.close()
    await page.unmount()
    await page.clock.advance(1000)
    expect(page.refresh).toHaveBeenCalledOnce()
    ended.resolve({ amount: 120, balance: 620 })
    await page.settled()
    expect(page.asked('activities.endInteractiveGame')).toMatchObject([{ body: { token: 'reveal-1' } }])
    expect(page.kept()).toBeNull()
    await page.clock.advance(1000)
    expect(page.refresh).toHaveBeenCalledTimes(2)
  })

  test('[ARCADE-027] is kept until the server has confirmed its end', async () => {
    const page = await gamePage({
      begun: bonusPlay,
      answers: { 'activities.endInteractiveGame': offline },
    })
    await page.launch()
    page.result.current.frame.close()
    await page.unmount()
    await page.settled()
    expect(JSON.parse(page.kept() ?? '')).toMatchObject([bonusPlay])
  })
})

test('[AUTH-017] [SETTINGS-009] the tab’s next player is not offered the previous one’s game', async () => {
  const page = await gamePage()
  await page.launch()
  await page.receive('ready')
  await page.receive('relaunch')
  const facts = () => page.result.current.frame.facts
  await expect.poll(() => facts().unfinished).toEqual(play)
  page.result.current.club.session.leave()
  await expect.poll(() => facts().unfinished).toBeNull()
  page.result.current.club.session.begin(testSession())
  await expect.poll(() => facts().unfinished).toEqual(play)
  page.result.current.club.session.begin(testSession('newcomer'))
  await expect.poll(() => facts().unfinished).toBeNull()
  page.result.current.club.session.begin(testSession())
  await expect.poll(() => facts().unfinished).toEqual(play)
})

describe('a paid play that waits', () => {
  const waiting = { ...play, token: 'reveal-0', isEndedByClub: true, amount: null }
  const next = { ...waiting, token: 'reveal-1' }

  async function pageWithWaiting() {
    const page = await gamePage({ begun: next })
    page.begin.mockResolvedValueOnce(waiting)
    await page.launch()
    await page.receive('relaunch')
    const unfinished = () => page.result.current.frame.facts.unfinished
    await expect.poll(unfinished).toEqual(waiting)
    return { ...page, unfinished, ended: () => page.asked('activities.endInteractiveGame') }
  }
  type Page = Awaited<ReturnType<typeof pageWithWaiting>>

  test.each<[string, (page: Page) => unknown]>([
    ['skipped', ({ result }) => result.current.frame.skip()],
    ['closed', ({ result }) => result.current.frame.close()],
    ['left', ({ receive }) => receive('exit')],
  ])('[ARCADE-027] still waits after another one was %s before its start', async (_, leave) => {
    const page = await pageWithWaiting()
    await page.launch()
    await leave(page)
    await expect.poll(page.unfinished).toEqual(waiting)
    expect(page.result.current.frame.facts.played).toEqual({ mode: 'prize', amount: 120 })
    expect(page.ended()).not.toContainEqual(expect.objectContaining({ body: { token: 'reveal-0' } }))
  })

  test.each<[string, (page: Page) => unknown]>([
    ['relaunched', ({ receive }) => receive('relaunch')],
    ['missed', ({ result }) => result.current.frame.miss()],
    [
      'not ready in time',
      async ({ clock, result }) => {
        await clock.advance(20_000)
        await expect.poll(() => result.current.frame.state.at).toBe('failed')
        result.current.frame.close()
      },
    ],
  ])('[ARCADE-029] is ended at the start of another one that was %s first', async (_, leave) => {
    const page = await pageWithWaiting()
    await page.launch()
    await leave(page)
    await expect.poll(page.unfinished).toEqual(next)
    page.result.current.frame.resume()
    await page.settled()
    await page.receive('ready')
    expect(page.ended()).toEqual([])
    await page.receive('start')
    expect(page.ended()).toMatchObject([{ body: { token: 'reveal-0' } }])
    await page.receive('exit')
    await expect.poll(() => page.kept()).toBeNull()
  })

  test('[ARCADE-027] waits again after a play for fun', async () => {
    const page = await pageWithWaiting()
    page.begin.mockResolvedValueOnce({ ...play, token: 'fun-1', mode: 'fun' })
    page.result.current.frame.launch('fun')
    await page.settled()
    await page.receive('ready')
    await page.receive('start')
    await page.receive('exit')
    await expect.poll(page.unfinished).toEqual(waiting)
    await page.launch()
    await page.receive('ready')
    await page.receive('start')
    expect(page.ended()).toMatchObject([{ body: { token: 'reveal-0' } }])
  })
})

test('a launch whose answer was lost is repeated with its key after it was closed', async () => {
  const page = await gamePage()
  page.begin.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await page.launch()
  await expect.poll(() => page.result.current.frame.state.at).toBe('failed')
  page.result.current.frame.close()
  await page.launch()
  const [first, second] = page.begin.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)
  expect(second).toBe(first)
  await page.receive('relaunch')
  await page.launch()
  expect(page.begin.mock.calls[2]?.[1].idempotencyKey).not.toBe(first)
})

test('a play that the server does not know is removed', async () => {
  const page = await gamePage({
    answers: { 'activities.getArcadeGameData': testProblem(404, 'error.arcade.noSession') },
  })
  await page.launch()
  await expect.poll(() => page.result.current.frame.state).toEqual({ at: 'closed', unfinished: null })
})

test('a game can be retried after a lost connection', async () => {
  const page = await gamePage({ answers: { 'activities.getArcadeGameData': offline } })
  await page.launch()
  await expect.poll(() => page.result.current.frame.state).toMatchObject({ at: 'failed', play })
})

test('another game shows its own unfinished play, and nothing of the game before', async () => {
  const tab = createTestClub({ initial: { remoteConfig: {}, authorizedFlags: [], session: testSession() } })
  const ofTwo: GamePlay = { ...play, token: 'reveal-2' }
  tab.ports.storage.session.set('players-club.play.two.verified-login', JSON.stringify([ofTwo]))
  const options = { unit: 'points', locale: 'en', canReplay: () => false, refresh: () => {} } as const
  const { result, rerender } = await renderHook(
    (scope = 'one') => useGameFrame({ ...options, scope, play: async () => play }),
    { initialProps: 'one', wrapper: tab.Wrapper },
  )
  expect(result.current.facts.unfinished).toBeNull()
  await rerender('two')
  await expect.poll(() => result.current.facts.unfinished).toEqual(ofTwo)
  await rerender('one')
  await expect.poll(() => result.current.facts.unfinished).toBeNull()
})
