import { spinGameData } from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { gameFacts, hidesOutcome } from './gameFacts.ts'
import { gameFrameMachine } from './gameFrame.machine.ts'
import type { GameFrameEvent, GameFrameState } from './GameFrameState.ts'
import type { GamePlay } from './GamePlay.ts'

const { initial, transition } = gameFrameMachine
const factsOf = (state: GameFrameState) => gameFacts(state, { digitalSummaryAtEnd: true })
const step = (state: GameFrameState, ...events: GameFrameEvent[]) =>
  events.reduce<ReturnType<typeof transition>>(([at], event) => transition(at, event), [state, []])

const play: GamePlay = { token: 'reveal-1', mode: 'prize', isEndedByClub: false, amount: 100 }
const bonusPlay: GamePlay = { ...play, isEndedByClub: true, amount: null }
const funPlay: GamePlay = { ...play, mode: 'fun', amount: 0 }
const roundOf = (of: GamePlay) => ({ play: of, data: spinGameData })
const launched = { type: 'launched', mode: 'prize', key: 'key-1' } as const
const received = (type: 'ready' | 'start' | 'end' | 'replay' | 'exit' | 'relaunch', key = 'key-2') =>
  ({ type: 'message-received', message: { from: 'arcade-game', type }, key }) as const

const openedWith = (of: GamePlay): GameFrameState =>
  step(initial, launched, { type: 'opened', key: 'key-1', round: roundOf(of) })[0]
const playing = (of: GamePlay): GameFrameState => step(openedWith(of), received('ready'))[0]
const begun = (of: GamePlay): GameFrameState => step(playing(of), received('start'))[0]
const completed = (of: GamePlay): GameFrameState => step(begun(of), received('end'))[0]

test('[ACTV-012] a launch requests a play of its mode, then its game data', () => {
  for (const mode of ['fun', 'prize'] as const)
    expect(transition(initial, { ...launched, mode })).toEqual([
      { at: 'opening', mode, key: 'key-1', isShown: false },
      [{ type: 'play', mode, key: 'key-1', isRetry: false }],
    ])
  expect(step(initial, launched, { type: 'begun', key: 'key-1', play })[1]).toEqual([
    { type: 'load', key: 'key-1', play },
  ])
  expect(step(initial, launched, { type: 'opened', key: 'key-1', round: roundOf(play) })).toEqual([
    { at: 'loading', mode: 'prize', key: 'key-1', round: roundOf(play) },
    [{ type: 'await', key: 'key-1' }],
  ])
})

describe('a message of the frame', () => {
  test('[ARCADE-028] ready: sends the game configuration after each load of the frame', () => {
    for (const state of [openedWith(play), completed(play)]) {
      const [at, effects] = transition(state, received('ready'))
      expect(at).toMatchObject({ at: 'playing', isBegun: false, isCompleted: false })
      expect(effects).toEqual([{ type: 'configure', round: roundOf(play) }])
    }
  })

  test('start: begins the play once, and only after ready', () => {
    const [started, effects] = transition(playing(play), received('start'))
    expect(started).toMatchObject({ isBegun: true })
    expect(effects).toEqual([{ type: 'begin', play }])
    expect(transition(started, received('start'))).toEqual([started, []])
    expect(transition(openedWith(play), received('start'))).toEqual([openedWith(play), []])
  })

  test('[ARCADE-030] end: marks the play completed once', () => {
    const [at, effects] = transition(begun(play), received('end'))
    expect(at).toMatchObject({ at: 'playing', isCompleted: true })
    expect(effects).toEqual([{ type: 'forget', play }, { type: 'refresh' }])
    expect(transition(at, received('end'))).toEqual([at, []])
  })

  test('[ARCADE-030] end: is ignored before start, in every load of the frame', () => {
    const reloaded = step(begun(bonusPlay), received('ready'))[0]
    for (const state of [openedWith(bonusPlay), playing(bonusPlay), reloaded])
      expect(transition(state, received('end'))).toEqual([state, []])
    expect(step(playing(bonusPlay), received('end'), received('start'), received('end'))[1]).toContainEqual({
      type: 'end',
      play: bonusPlay,
      how: 'end',
    })
  })

  test('[ARCADE-031] replay: launches another play of the same mode when the current one is completed', () => {
    expect(transition(completed(play), received('replay', 'key-9'))).toEqual([
      { at: 'opening', mode: 'prize', key: 'key-9', isShown: true },
      [{ type: 'play', mode: 'prize', key: 'key-9', isRetry: false }],
    ])
    expect(transition(playing(play), received('replay'))).toEqual([playing(play), []])
  })

  test('[ARCADE-031] replay: keeps the wager, whether the play was launched or resumed here', () => {
    const dear = { ...play, wager: 60 }
    const fromLaunch = [{ ...launched, wager: 60 }] as const
    const fromBefore = [
      { type: 'recalled', play: dear },
      { type: 'resumed', key: 'key-1' },
    ] as const
    for (const first of [fromLaunch, fromBefore]) {
      const round = { type: 'opened', key: 'key-1', round: roundOf(dear) } as const
      const [over] = step(initial, ...first, round, received('ready'), received('start'), received('end'))
      expect(transition(over, received('replay', 'key-9'))[1]).toEqual([
        { type: 'play', mode: 'prize', key: 'key-9', wager: 60, isRetry: false },
      ])
    }
  })

  test('[ARCADE-031] retry: keeps the wager of the launch', () => {
    const failed = {
      type: 'open-failed',
      key: 'key-1',
      message: { key: 'error.gameLoad' },
      play: null,
    } as const
    const [, effects] = step(initial, { ...launched, wager: 60 }, failed, { type: 'retried' })
    expect(effects).toEqual([{ type: 'play', mode: 'prize', key: 'key-1', wager: 60, isRetry: true }])
  })

  test('[ARCADE-032] exit: ends the play and closes the game', () => {
    expect(transition(playing(bonusPlay), received('exit'))).toEqual([
      { at: 'ended', play: bonusPlay, amount: null, unfinished: null },
      [{ type: 'end', play: bonusPlay, how: 'end' }, { type: 'refresh' }, { type: 'recall' }],
    ])
  })

  test('[ARCADE-033] relaunch: closes the game and rechecks the session', () => {
    expect(transition(playing(play), received('relaunch'))).toEqual([
      { at: 'closed', unfinished: null },
      [{ type: 'refresh' }, { type: 'recheckSession' }, { type: 'recall' }],
    ])
  })

  test.each(['ready', 'start', 'end', 'replay', 'exit', 'relaunch'] as const)(
    '%s: changes nothing without a frame',
    type => {
      expect(transition(initial, received(type))).toEqual([initial, []])
    },
  )
})

describe('at its end or exit', () => {
  const ends = (effects: readonly { type: string }[]) => effects.filter(({ type }) => type === 'end')

  test('[ACTV-013] a bonus campaign’s prize is ended by the server once', () => {
    const [over, effects] = transition(begun(bonusPlay), received('end'))
    expect(ends(effects)).toEqual([{ type: 'end', play: bonusPlay, how: 'end' }])
    expect(ends(transition(over, received('exit'))[1])).toEqual([])
    expect(ends(transition(playing(bonusPlay), { type: 'closed' })[1])).toHaveLength(1)
  })

  test('[ACTV-013] any other prize is not ended by the server', () => {
    for (const of of [play, funPlay]) {
      expect(ends(transition(begun(of), received('end'))[1])).toEqual([])
      expect(ends(transition(playing(of), received('exit'))[1])).toEqual([])
      expect(ends(transition(playing(of), { type: 'closed' })[1])).toEqual([])
    }
  })

  test('[ACTV-013] the server’s amount is the one shown', () => {
    const left = step(
      completed(bonusPlay),
      { type: 'settled', token: bonusPlay.token, amount: 120 },
      { type: 'closed' },
    )[0]
    expect(left).toMatchObject({ at: 'ended', amount: 120 })
    const later = step(
      playing(bonusPlay),
      { type: 'closed' },
      { type: 'settled', token: bonusPlay.token, amount: 120 },
    )
    expect(later).toEqual([
      { at: 'ended', play: bonusPlay, amount: 120, unfinished: null },
      [{ type: 'recall' }, { type: 'celebrate' }],
    ])
  })

  test('[ACTV-013] [ARCADE-027] a play whose end was sent is no longer resumable once the server has answered', () => {
    const waiting: GameFrameState = { at: 'closed', unfinished: bonusPlay }
    const settled = { type: 'settled', token: bonusPlay.token, amount: 120 } as const
    expect(transition(waiting, settled)).toEqual([initial, [{ type: 'recall' }]])
    expect(transition(waiting, { ...settled, token: 'reveal-9' })).toEqual([waiting, []])
    const [over] = step(playing(bonusPlay), { type: 'closed' })
    expect(transition(over, { type: 'recalled', play: bonusPlay })).toEqual([over, []])
  })

  test('[ACTV-013] a skipped play requests its amount from the server', () => {
    expect(transition(openedWith(play), { type: 'skipped' })).toEqual([
      { at: 'ended', play, amount: 100, unfinished: null },
      [{ type: 'end', play, how: 'skip' }, { type: 'refresh' }, { type: 'recall' }, { type: 'celebrate' }],
    ])
  })
})

describe('a game that cannot be shown', () => {
  const message = { key: 'error.gameLoad' } as const

  test('[ACTV-016] [ARCADE-035] shows an error, and the same play can be retried', () => {
    const [failed] = step(initial, launched, { type: 'open-failed', key: 'key-1', message, play: null })
    expect(failed).toEqual({ at: 'failed', mode: 'prize', key: 'key-1', message, play: null })
    expect(transition(failed, { type: 'retried' })[1]).toEqual([
      { type: 'play', mode: 'prize', key: 'key-1', isRetry: true },
    ])
  })

  test('[ARCADE-035] times out, and is loaded again without paying again', () => {
    const [failed] = transition(openedWith(play), { type: 'ready-timed-out', key: 'key-1' })
    expect(failed).toMatchObject({ at: 'failed', message, play })
    expect(transition(failed, { type: 'retried' })).toEqual([
      { at: 'opening', mode: 'prize', key: 'key-1', isShown: true },
      [{ type: 'load', key: 'key-1', play }],
    ])
    expect(transition(failed, { type: 'closed' })[0]).toEqual({ at: 'closed', unfinished: play })
  })

  test('keeps its play when the frame fails, so that it can be resumed', () => {
    for (const state of [openedWith(play), openedWith(bonusPlay)])
      expect(transition(state, { type: 'missed' })).toEqual([
        { at: 'closed', unfinished: null },
        [{ type: 'refresh' }, { type: 'recall' }],
      ])
    const [failed] = transition(openedWith(play), { type: 'ready-timed-out', key: 'key-1' })
    expect(transition(failed, { type: 'missed' })[0]).toEqual({ at: 'closed', unfinished: play })
  })

  test('is closed while it opens another play, which waits like any launch', () => {
    const [opening] = step(completed(play), received('replay'))
    expect(transition(opening, { type: 'missed' })).toEqual([
      { at: 'closed', unfinished: null },
      [{ type: 'abandon' }, { type: 'refresh' }, { type: 'recall' }],
    ])
  })

  test('[ARCADE-034] shows what a play came to that was completed before the window was turned', () => {
    expect(transition(completed(play), { type: 'missed' })).toEqual([
      { at: 'ended', play, amount: 100, unfinished: null },
      [{ type: 'refresh' }, { type: 'recall' }, { type: 'celebrate' }],
    ])
  })

  test('is not affected by another one’s timeout', () => {
    const loading = openedWith(play)
    expect(transition(loading, { type: 'ready-timed-out', key: 'of-another' })).toEqual([loading, []])
    expect(transition(playing(play), { type: 'ready-timed-out', key: 'key-1' })).toEqual([playing(play), []])
  })

  test('shows a refusal, and is not retried', () => {
    const limit = { key: 'activities.limitReached' } as const
    expect(step(initial, launched, { type: 'refused', key: 'key-1', message: limit, play: null })).toEqual([
      { at: 'closed', unfinished: null },
      [
        { type: 'showMessage', message: limit },
        { type: 'forget', play: { mode: 'prize', key: 'key-1' } },
        { type: 'refresh' },
        { type: 'recall' },
      ],
    ])
  })

  test('[ERR-027] shows errors of start or end, and goes on', () => {
    const state = playing(play)
    const over = { key: 'error.digitalGame.over' } as const
    expect(transition(state, { type: 'error-raised', message: over })).toEqual([
      state,
      [{ type: 'showMessage', message: over }],
    ])
  })
})

describe('a late answer', () => {
  const older = { ...bonusPlay, token: 'reveal-0' }
  const again = { ...launched, key: 'key-2' }

  test('[ARCADE-027] to a launch that was closed is given up: the launch waits', () => {
    const [turnedAway, effects] = step(completed(play), received('replay'), { type: 'closed' })
    expect(effects).toEqual([{ type: 'abandon' }, { type: 'refresh' }, { type: 'recall' }])
    expect(turnedAway).toEqual(initial)
  })

  test('to another launch changes nothing', () => {
    const [second] = step(initial, launched, { type: 'closed' }, again)
    const shown = step(second, { type: 'opened', key: 'key-2', round: roundOf(play) })[0]
    const message = { key: 'error.gameLoad' } as const
    for (const late of [
      { type: 'begun', key: 'key-1', play: older },
      { type: 'opened', key: 'key-1', round: roundOf(older) },
      { type: 'open-failed', key: 'key-1', message, play: null },
      { type: 'refused', key: 'key-1', message, play: null },
    ] as const)
      for (const state of [second, shown]) expect(transition(state, late)).toEqual([state, []])
  })

  test('[ARCADE-031] to the previous play’s end is not taken for the replay’s', () => {
    const second = { ...bonusPlay, token: 'reveal-2' }
    const round = { type: 'opened', key: 'key-2', round: roundOf(second) } as const
    const [shown] = step(completed(bonusPlay), received('replay'), round, received('ready'))
    const late = { type: 'settled', token: bonusPlay.token, amount: 120 } as const
    expect(transition(shown, late)).toEqual([shown, []])
    const [ended] = step(shown, late, { type: 'closed' }, late)
    expect(ended).toEqual({ at: 'ended', play: second, amount: null, unfinished: null })
  })

  test('after a failed launch was closed reloads the waiting play', () => {
    const failure = {
      type: 'open-failed',
      key: 'key-1',
      message: { key: 'error.gameLoad' },
      play: null,
    } as const
    const [state, effects] = step(
      { at: 'closed', unfinished: older },
      ...[launched, failure, { type: 'closed' } as const],
    )
    expect(state).toMatchObject({ at: 'closed', unfinished: null })
    expect(effects).toContainEqual({ type: 'recall' })
  })
})

describe('a launch without an answer', () => {
  const wanted = { mode: 'prize', key: 'key-1', wager: 60 } as const
  const [waiting] = step(initial, { type: 'recalled', play: wanted })
  const launch = { ...launched, key: 'key-2', wager: 60 }
  const message = { key: 'error.gameLoad' } as const

  test('waits, and is repeated with its key, so that it is paid once', () => {
    expect(waiting).toEqual({ at: 'closed', unfinished: wanted })
    for (const event of [launch, { type: 'resumed', key: 'key-2' } as const])
      expect(transition(waiting, event)).toEqual([
        { at: 'opening', ...wanted, isShown: false },
        [{ type: 'play', ...wanted, isRetry: true }],
      ])
  })

  test('is not another launch', () => {
    const fresh = { type: 'play', mode: 'prize', key: 'key-2', isRetry: false }
    expect(transition(waiting, { ...launch, wager: 20 })[1]).toEqual([{ ...fresh, wager: 20 }])
    expect(transition(waiting, { ...launch, mode: 'fun' })[1]).toEqual([{ ...fresh, mode: 'fun', wager: 60 }])
    expect(step(waiting, { type: 'visited' }, launch)[1]).toEqual([{ ...fresh, wager: 60 }])
  })

  test('is forgotten once the server has said that there is no play to continue', () => {
    const failed = { type: 'open-failed', key: 'key-1', message, play: null } as const
    const [opening] = step(waiting, launch)
    const forgotten = { type: 'forget', play: wanted }
    expect(transition(opening, failed)[1]).toEqual([])
    expect(transition(opening, { ...failed, isAnswered: true })[1]).toEqual([forgotten])
    expect(transition(opening, { ...failed, type: 'refused' })[1]).toContainEqual(forgotten)
  })

  test('is repeated with the balance that its confirmation has shown, whatever a later one shows', () => {
    const confirmed = { mode: 'prize', key: 'key-1', expectedBalance: 7700 } as const
    const [unanswered] = step(initial, { type: 'recalled', play: confirmed })
    const press = { ...launched, key: 'key-2', expectedBalance: 7550 }
    expect(transition(unanswered, press)[1]).toEqual([{ type: 'play', ...confirmed, isRetry: true }])
  })

  test('hides what it may have won after its failure was closed, unless it was answered', () => {
    const failed = { type: 'open-failed', key: 'key-1', message, play: null } as const
    const [unanswered] = step(
      initial,
      launched,
      failed,
      { type: 'closed' },
      { type: 'recalled', play: wanted },
    )
    expect(hidesOutcome(unanswered)).toBe(true)
    const [answered] = step(initial, launched, { ...failed, isAnswered: true }, { type: 'closed' })
    expect(hidesOutcome(answered)).toBe(false)
    const [forFun] = step(initial, { ...launched, mode: 'fun' }, failed, { type: 'closed' })
    expect(hidesOutcome(forFun)).toBe(false)
  })
})

test('an unfinished play is kept and can be resumed', () => {
  const [waiting] = transition(initial, { type: 'recalled', play })
  expect(waiting).toEqual({ at: 'closed', unfinished: play })
  expect(transition(waiting, { type: 'resumed', key: 'key-3' })).toEqual([
    { at: 'opening', mode: 'prize', key: 'key-3', isShown: false },
    [{ type: 'load', key: 'key-3', play }],
  ])
})

test('[ARCADE-036] a play that the server does not know is removed', () => {
  const gone = { type: 'refused', key: 'key-1', message: { key: 'error.gameLoad' }, play } as const
  const waiting = { type: 'recalled', play } as const
  expect(step(initial, waiting, { type: 'resumed', key: 'key-1' }, gone)[1]).toContainEqual({
    type: 'forget',
    play,
  })
})

test('a play for fun leaves the stored play unchanged', () => {
  const effects = transition(begun(funPlay), received('end'))[1]
  expect(effects.map(({ type }) => type)).not.toContain('forget')
})

test('[ARCADE-036] a completed play is removed, and no game is selected', () => {
  expect(step(completed(play), { type: 'closed' }, { type: 'closed' })[0]).toEqual({
    at: 'closed',
    unfinished: null,
  })
})

describe('the facts for the page', () => {
  test('keep the page in front during a first launch, and the frame during a replay', () => {
    expect(factsOf(step(initial, launched)[0])).toMatchObject({ isOpen: false, opening: 'prize' })
    const replay = step(completed(play), received('replay'))[0]
    expect(factsOf(replay)).toMatchObject({ isOpen: true, opening: null, isLoading: true })
  })

  test('allow skipping a play for a prize until it is over, and never a play for fun', () => {
    expect(factsOf(playing(play)).canSkip).toBe(true)
    expect(factsOf(completed(play)).canSkip).toBe(false)
    const fun = step(
      initial,
      { ...launched, mode: 'fun' },
      { type: 'opened', key: 'key-1', round: roundOf(funPlay) },
    )[0]
    expect(factsOf(fun).canSkip).toBe(false)
  })

  test('show the error of a failed game, and an empty frame', () => {
    const [failed] = transition(openedWith(play), { type: 'ready-timed-out', key: 'key-1' })
    expect(factsOf(failed)).toMatchObject({
      isOpen: true,
      url: undefined,
      error: { key: 'error.gameLoad' },
    })
  })
})
