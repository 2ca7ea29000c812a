import type { ErrorMessage } from '@players-club/api-client'
import { abandon, type Abandon, type Machine, type Step } from '../../club/machine/Machine.ts'
import type { GamePlay } from './GamePlay.ts'
import type {
  GameFrameEffect,
  GameFrameEvent,
  GameFrameState,
  GameRound,
  OpeningAnswer,
  Wanted,
} from './GameFrameState.ts'

type GameFrameStep = Step<GameFrameState, GameFrameEffect | Abandon>
type Shown = Extract<GameFrameState, { round: GameRound }>

const closed: GameFrameState = { at: 'closed', unfinished: null }
/** What is left of it shows in the balances, and waits. */
const aside: GameFrameEffect[] = [{ type: 'refresh' }, { type: 'recall' }]
const LOAD_ERROR: ErrorMessage = { key: 'error.gameLoad' }

function transition(state: GameFrameState, event: GameFrameEvent): GameFrameStep {
  switch (event.type) {
    case 'visited':
      return [closed, [abandon, { type: 'recall' }]]
    case 'told-error':
      return [state, [{ type: 'tell', message: event.message }]]
    case 'settled':
      return settled(state, event)
    case 'begun':
    case 'opened':
    case 'open-failed':
    case 'refused':
      if (state.at === 'opening' && state.key === event.key) return answered(state, event)
      return event.type === 'begun' ? begunLate(state, event.play) : [state, []]
    default:
      return moved(state, event)
  }
}

/** What the player, the page in the frame or the clock has done. */
function moved(state: GameFrameState, event: GameFrameEvent): GameFrameStep {
  switch (state.at) {
    case 'closed':
    case 'ended':
      return atRest(state, event)
    case 'opening':
      // The play may have been bought although its answer is not here.
      return event.type === 'closed' ? [closed, aside] : [state, []]
    case 'loading':
    case 'playing':
      return shown(state, event)
    case 'failed':
      return failed(state, event)
  }
}

function launch(wanted: Wanted, isShown = false): GameFrameStep {
  const { mode, key, wager } = wanted
  return [
    { at: 'opening', ...wantedOf(wanted), isShown },
    [{ type: 'play', ...wantedOf({ mode, key, wager }) }],
  ]
}

const wantedOf = ({ mode, key, wager, previous }: Wanted): Wanted => ({
  mode,
  key,
  ...(wager !== undefined && { wager }),
  ...(previous && { previous }),
})

/** What waits for its end, where another play for a prize is to begin. */
const previousOf = (state: GameFrameState, { mode }: Wanted): { previous?: GamePlay } =>
  mode === 'prize' && state.at === 'closed' && state.unfinished?.isEndedByClub
    ? { previous: state.unfinished }
    : {}

function load(play: GamePlay, wanted: Wanted, isShown = false): GameFrameStep {
  return [{ at: 'opening', ...wantedOf(wanted), isShown }, [{ type: 'load', key: wanted.key, play }]]
}

function atRest(
  state: Extract<GameFrameState, { at: 'closed' | 'ended' }>,
  event: GameFrameEvent,
): GameFrameStep {
  switch (event.type) {
    case 'recalled':
      return state.at === 'closed' ? [{ at: 'closed', unfinished: event.play }, []] : [state, []]
    case 'launched':
      return launch({ ...wantedOf(event), ...previousOf(state, event) })
    case 'resumed':
      return load(event.play, { ...event.play, key: event.key })
    case 'closed':
      return [closed, [{ type: 'recall' }]]
    default:
      return [state, []]
  }
}

function answered(state: Extract<GameFrameState, { at: 'opening' }>, event: OpeningAnswer): GameFrameStep {
  const wanted = wantedOf(state)
  switch (event.type) {
    case 'begun':
      return [state, [{ type: 'load', key: state.key, play: event.play }]]
    case 'opened':
      return [{ at: 'loading', ...wanted, round: event.round }, [{ type: 'await', key: state.key }]]
    case 'open-failed':
      return [{ at: 'failed', ...wanted, message: event.message, play: event.play }, []]
    case 'refused':
      return [closed, [{ type: 'tell', message: event.message }, ...forgotten(event.play), ...aside]]
  }
}

/**
 * Race: a play was begun, and perhaps paid, after the player had closed it. It waits, or is ended if another one has
 * its place.
 */
function begunLate(state: GameFrameState, play: GamePlay): GameFrameStep {
  if (play.mode === 'fun') return [state, []]
  if (state.at !== 'closed') return [state, [...overBefore(play), { type: 'refresh' }]]
  const { unfinished } = state
  return [
    { at: 'closed', unfinished: play },
    [{ type: 'keep', play }, ...overBefore(unfinished), { type: 'refresh' }],
  ]
}

/** The server has said what a play came to, which may not be the one that is shown by now. */
function settled(
  state: GameFrameState,
  { token, amount }: Extract<GameFrameEvent, { type: 'settled' }>,
): GameFrameStep {
  switch (state.at) {
    case 'closed':
      return [state.unfinished?.token === token ? closed : state, []]
    case 'ended':
      if (state.play.token !== token) return [state, []]
      return [{ ...state, amount }, state.amount === null ? joyAt(amount) : []]
    case 'loading':
    case 'playing': {
      const { round } = state
      if (round.play.token !== token) return [state, []]
      return [{ ...state, round: { ...round, play: { ...round.play, amount } } }, []]
    }
    case 'opening':
    case 'failed':
      return [state, []]
  }
}

function shown(state: Shown, event: GameFrameEvent): GameFrameStep {
  const { key, round } = state
  switch (event.type) {
    case 'heard':
      return heard(state, event)
    case 'waited-in-vain':
      return state.at === 'loading' && event.key === key
        ? [{ at: 'failed', ...wantedOf(state), message: LOAD_ERROR, play: round.play }, []]
        : [state, []]
    case 'skipped':
      return leave(state, 'skip')
    case 'missed':
      return [closed, aside]
    case 'closed':
      return leave(state, 'end')
    default:
      return [state, []]
  }
}

function heard(state: Shown, { message, key }: Extract<GameFrameEvent, { type: 'heard' }>): GameFrameStep {
  const { mode, wager, round } = state
  const isPlaying = state.at === 'playing'
  switch (message.type) {
    case 'ready':
      return [
        { at: 'playing', ...wantedOf(state), round, isBegun: false, isCompleted: false },
        [{ type: 'configure', round }],
      ]
    case 'start':
      if (!isPlaying || state.isBegun) return [state, []]
      return begin(state)
    case 'end':
      if (!isPlaying || state.isCompleted) return [state, []]
      return [{ ...state, isCompleted: true }, over(round.play, 'end')]
    case 'replay':
      // Another play of the same kind, for the same wager; the one that is shown has to be over.
      return isPlaying && state.isCompleted ? launch({ mode, key, wager }, true) : [state, []]
    case 'exit':
      return leave(state, 'end')
    case 'relaunch':
      return [closed, [{ type: 'refresh' }, { type: 'recheckSession' }, { type: 'recall' }]]
  }
}

/** The play begins, and with that the one before it is over. */
function begin({ previous, ...state }: Extract<GameFrameState, { at: 'playing' }>): GameFrameStep {
  return [{ ...state, isBegun: true }, [{ type: 'begin', play: state.round.play }, ...overBefore(previous)]]
}

/** Where the club ends a play, that is told to it when another one takes its place. */
const overBefore = (play: GamePlay | null | undefined): GameFrameEffect[] =>
  play?.isEndedByClub ? [{ type: 'endPrevious', play }] : []

const joyAt = (amount: number | null): GameFrameEffect[] => (amount ? [{ type: 'celebrate' }] : [])

/** A play for fun was never kept. */
const forgotten = (play: GamePlay | null): GameFrameEffect[] =>
  play?.mode === 'prize' ? [{ type: 'forget', play }] : []

/** What is told to the club is kept until it has heard it. */
const over = (play: GamePlay, how: 'end' | 'skip'): GameFrameEffect[] => [
  ...(play.isEndedByClub || how === 'skip' ? [{ type: 'end', play, how } as const] : forgotten(play)),
  { type: 'refresh' },
]

/** The frame goes; a play that was not seen to its end is over all the same. */
function leave(state: Shown, how: 'end' | 'skip'): GameFrameStep {
  const { play } = state.round
  const isCompleted = state.at === 'playing' && state.isCompleted
  return [
    { at: 'ended', play, amount: play.amount },
    [...(isCompleted ? [{ type: 'refresh' } as const] : over(play, how)), ...joyAt(play.amount)],
  ]
}

function failed(state: Extract<GameFrameState, { at: 'failed' }>, event: GameFrameEvent): GameFrameStep {
  const { play } = state
  switch (event.type) {
    case 'retried':
      return play ? load(play, state, true) : launch(state, true)
    case 'missed':
    case 'closed':
      return [{ at: 'closed', unfinished: play?.mode === 'prize' ? play : null }, aside]
    default:
      return [state, []]
  }
}

/** A game of another house in a frame: what it is told, what it tells, and that nothing is lost by it. */
export const gameFrameMachine: Machine<GameFrameState, GameFrameEvent, GameFrameEffect> = {
  initial: closed,
  transition,
}
