import type { ErrorMessage } from '@players-club/api-client'
import type { GameData, GameFrameMessage, GameMode } from '@players-club/domain-models'
import type { Machine, Step } from '../../club/machine/Machine.ts'
import type { GamePlay } from './GamePlay.ts'

/** A play with what shows it. */
export interface GameRound {
  readonly play: GamePlay
  readonly data: GameData
}

/** The same key for every attempt to begin the same play. */
interface Wanted {
  readonly mode: GameMode
  readonly key: string
}

export type GameFrameState =
  /** No game is selected; a play that was not seen to its end may be waiting. */
  | { readonly at: 'closed'; readonly unfinished: GamePlay | null }
  /** Behind the page, or in front of it where a game was shown just now. */
  | (Wanted & { readonly at: 'opening'; readonly isShown: boolean })
  /** The maker's page is in the frame, and has not said that it is ready. */
  | (Wanted & { readonly at: 'loading'; readonly round: GameRound })
  | (Wanted & {
      readonly at: 'playing'
      readonly round: GameRound
      readonly isBegun: boolean
      /** It has shown the play to its end. */
      readonly isCompleted: boolean
    })
  /** Error loading game: nothing is lost by it, and the same can be tried again. */
  | (Wanted & { readonly at: 'failed'; readonly message: ErrorMessage; readonly play: GamePlay | null })
  /** What the play came to; null as long as the server has not said so. */
  | { readonly at: 'ended'; readonly play: GamePlay; readonly amount: number | null }

export type GameFrameEvent =
  | { readonly type: 'recalled'; readonly play: GamePlay }
  | ({ readonly type: 'launched' } & Wanted)
  /** A play that was begun elsewhere, or was not seen to its end, is to be shown. */
  | { readonly type: 'resumed'; readonly play: GamePlay; readonly key: string }
  | { readonly type: 'begun'; readonly play: GamePlay }
  | { readonly type: 'opened'; readonly round: GameRound }
  | { readonly type: 'open-failed'; readonly message: ErrorMessage; readonly play: GamePlay | null }
  /** Refused for good: trying again would change nothing. */
  | { readonly type: 'refused'; readonly message: ErrorMessage; readonly play: GamePlay | null }
  /** `key` is for the play that a replay would be. */
  | { readonly type: 'heard'; readonly message: GameFrameMessage; readonly key: string }
  | { readonly type: 'waited-in-vain'; readonly key: string }
  | { readonly type: 'retried' }
  | { readonly type: 'skipped' }
  | { readonly type: 'closed' }
  | { readonly type: 'settled'; readonly amount: number }
  | { readonly type: 'told-error'; readonly message: ErrorMessage }

export type GameFrameEffect =
  | { readonly type: 'recall' }
  | ({ readonly type: 'play' } & Wanted)
  | { readonly type: 'load'; readonly play: GamePlay }
  | { readonly type: 'await'; readonly key: string }
  | { readonly type: 'configure'; readonly round: GameRound }
  | { readonly type: 'begin'; readonly play: GamePlay }
  | { readonly type: 'end'; readonly play: GamePlay; readonly how: 'end' | 'skip' }
  | { readonly type: 'forget'; readonly play: GamePlay }
  | { readonly type: 'celebrate' }
  | { readonly type: 'refresh' }
  | { readonly type: 'recheckSession' }
  | { readonly type: 'tell'; readonly message: ErrorMessage }

type GameFrameStep = Step<GameFrameState, GameFrameEffect>
type Shown = Extract<GameFrameState, { round: GameRound }>

const closed: GameFrameState = { at: 'closed', unfinished: null }
const LOAD_ERROR: ErrorMessage = { key: 'error.gameLoad' }

function transition(state: GameFrameState, event: GameFrameEvent): GameFrameStep {
  if (event.type === 'told-error') return [state, [{ type: 'tell', message: event.message }]]
  switch (state.at) {
    case 'closed':
    case 'ended':
      return atRest(state, event)
    case 'opening':
      return opening(state, event)
    case 'loading':
    case 'playing':
      return shown(state, event)
    case 'failed':
      return failed(state, event)
  }
}

function launch({ mode, key }: Wanted, isShown = false): GameFrameStep {
  return [{ at: 'opening', mode, key, isShown }, [{ type: 'play', mode, key }]]
}

function load(play: GamePlay, key: string, isShown = false): GameFrameStep {
  return [{ at: 'opening', mode: play.mode, key, isShown }, [{ type: 'load', play }]]
}

function atRest(
  state: Extract<GameFrameState, { at: 'closed' | 'ended' }>,
  event: GameFrameEvent,
): GameFrameStep {
  switch (event.type) {
    case 'recalled':
      return state.at === 'closed' ? [{ at: 'closed', unfinished: event.play }, []] : [state, []]
    case 'launched':
      return launch(event)
    case 'resumed':
      return load(event.play, event.key)
    case 'settled':
      if (state.at !== 'ended') return [state, []]
      return [
        { ...state, amount: event.amount },
        [{ type: 'refresh' }, ...(state.amount === null ? joyAt(event.amount) : [])],
      ]
    case 'closed':
      return [closed, [{ type: 'recall' }]]
    default:
      return [state, []]
  }
}

function opening(state: Extract<GameFrameState, { at: 'opening' }>, event: GameFrameEvent): GameFrameStep {
  const { mode, key } = state
  switch (event.type) {
    case 'begun':
      return [state, [{ type: 'load', play: event.play }]]
    case 'opened':
      return [{ at: 'loading', mode, key, round: event.round }, [{ type: 'await', key }]]
    case 'open-failed':
      return [{ at: 'failed', mode, key, message: event.message, play: event.play }, []]
    case 'refused':
      return [
        closed,
        [
          { type: 'tell', message: event.message },
          ...forgotten(event.play),
          { type: 'refresh' },
          { type: 'recall' },
        ],
      ]
    case 'closed':
      // The play may have been bought although its answer is not here.
      return [closed, [{ type: 'refresh' }]]
    default:
      return [state, []]
  }
}

function shown(state: Shown, event: GameFrameEvent): GameFrameStep {
  const { mode, key, round } = state
  switch (event.type) {
    case 'heard':
      return heard(state, event)
    case 'waited-in-vain':
      return state.at === 'loading' && event.key === key
        ? [{ at: 'failed', mode, key, message: LOAD_ERROR, play: round.play }, []]
        : [state, []]
    case 'skipped':
      return leave(state, 'skip')
    case 'closed':
      return leave(state, 'end')
    case 'settled':
      return [
        { ...state, round: { ...round, play: { ...round.play, amount: event.amount } } },
        [{ type: 'refresh' }],
      ]
    default:
      return [state, []]
  }
}

function heard(state: Shown, { message, key }: Extract<GameFrameEvent, { type: 'heard' }>): GameFrameStep {
  const { mode, round } = state
  const isPlaying = state.at === 'playing'
  switch (message.type) {
    case 'ready':
      return [
        { at: 'playing', mode, key: state.key, round, isBegun: false, isCompleted: false },
        [{ type: 'configure', round }],
      ]
    case 'start':
      if (!isPlaying || state.isBegun) return [state, []]
      return [{ ...state, isBegun: true }, [{ type: 'begin', play: round.play }]]
    case 'end':
      if (!isPlaying || state.isCompleted) return [state, []]
      return [{ ...state, isCompleted: true }, over(round.play, 'end')]
    case 'replay':
      // Another play of the same kind; the one that is shown has to be over.
      return isPlaying && state.isCompleted ? launch({ mode, key }, true) : [state, []]
    case 'exit':
      return leave(state, 'end')
    case 'relaunch':
      return [closed, [{ type: 'refresh' }, { type: 'recheckSession' }, { type: 'recall' }]]
  }
}

const joyAt = (amount: number | null): GameFrameEffect[] => (amount ? [{ type: 'celebrate' }] : [])

/** A play for fun was never kept. */
const forgotten = (play: GamePlay | null): GameFrameEffect[] =>
  play?.mode === 'prize' ? [{ type: 'forget', play }] : []

const over = (play: GamePlay, how: 'end' | 'skip'): GameFrameEffect[] => [
  ...(play.isEndedByClub || how === 'skip' ? [{ type: 'end', play, how } as const] : []),
  ...forgotten(play),
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
  const { mode, key, play } = state
  switch (event.type) {
    case 'retried':
      return play ? load(play, key, true) : launch({ mode, key }, true)
    case 'closed':
      return [{ at: 'closed', unfinished: play?.mode === 'prize' ? play : null }, [{ type: 'refresh' }]]
    default:
      return [state, []]
  }
}

/** A game of another house in a frame: what it is told, what it tells, and that nothing is lost by it. */
export const gameFrameMachine: Machine<GameFrameState, GameFrameEvent, GameFrameEffect> = {
  initial: closed,
  start: [{ type: 'recall' }],
  transition,
}
