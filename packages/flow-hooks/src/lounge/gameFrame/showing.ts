import type { ErrorMessage } from '@players-club/api-client'
import { refreshAndRecall, closed, leave, endPlay, type GameFrameStep, type Shown } from './ending.ts'
import type { GameFrameEvent } from './GameFrameState.ts'
import { launch, wantedOf } from './opening.ts'

const LOAD_ERROR: ErrorMessage = { key: 'error.gameLoad' }

export function shown(state: Shown, event: GameFrameEvent): GameFrameStep {
  const { key, round } = state
  switch (event.type) {
    case 'message-received':
      return messageReceived(state, event)
    case 'ready-timed-out':
      return state.at === 'loading' && event.key === key
        ? [{ at: 'failed', ...wantedOf(state), message: LOAD_ERROR, play: round.play }, []]
        : [state, []]
    case 'skipped':
      return leave(state, 'skip')
    case 'missed':
      return state.at === 'playing' && state.isCompleted ? leave(state, 'end') : [closed, refreshAndRecall]
    case 'closed':
      return leave(state, 'end')
    default:
      return [state, []]
  }
}

function messageReceived(
  state: Shown,
  { message, key }: Extract<GameFrameEvent, { type: 'message-received' }>,
): GameFrameStep {
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
      return [{ ...state, isBegun: true }, [{ type: 'begin', play: round.play }]]
    case 'end':
      // Before `start` nothing was played: the play would be over unseen.
      if (!isPlaying || !state.isBegun || state.isCompleted) return [state, []]
      return [{ ...state, isCompleted: true }, endPlay(round.play, 'end')]
    case 'replay':
      // Another play of the same kind, for the same wager; the one that is shown has to be over.
      return isPlaying && state.isCompleted ? launch({ mode, key, wager }, { isShown: true }) : [state, []]
    case 'exit':
      return leave(state, 'end')
    case 'relaunch':
      return [closed, [{ type: 'refresh' }, { type: 'recheckSession' }, { type: 'recall' }]]
  }
}
