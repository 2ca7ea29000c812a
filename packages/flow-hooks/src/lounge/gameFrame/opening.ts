import { closed, refreshAndRecall, forgetPlay, isPlay, type GameFrameStep } from './ending.ts'
import { isBegun, type GamePlay, type Unfinished, type Wanted } from './GamePlay.ts'
import type { GameFrameEvent, GameFrameState, OpeningAnswer } from './GameFrameState.ts'

export function launch(wanted: Wanted, { isShown = false, isRetry = false } = {}): GameFrameStep {
  return [{ at: 'opening', ...wantedOf(wanted), isShown }, [{ type: 'play', ...wantedOf(wanted), isRetry }]]
}

export const wantedOf = ({ mode, key, wager, expectedBalance }: Wanted): Wanted => ({
  mode,
  key,
  ...(wager !== undefined && { wager }),
  ...(expectedBalance !== undefined && { expectedBalance }),
})

/** Whether the launch is the one that waits for its answer: it may be paid, so that this is a retry of it. */
const isSameLaunch = (waiting: Unfinished | null, { mode, wager }: Wanted): waiting is Wanted =>
  waiting !== null && !isBegun(waiting) && waiting.mode === mode && waiting.wager === wager

function load(play: GamePlay, wanted: Wanted, isShown = false): GameFrameStep {
  return [{ at: 'opening', ...wantedOf(wanted), isShown }, [{ type: 'load', key: wanted.key, play }]]
}

export function whileClosedOrEnded(
  state: Extract<GameFrameState, { at: 'closed' | 'ended' }>,
  event: GameFrameEvent,
): GameFrameStep {
  switch (event.type) {
    case 'recalled':
      // The play that is over is kept until the club knows of its end.
      if (state.at === 'ended' && isPlay(event.play, state.play.token)) return [state, []]
      return [{ ...state, unfinished: event.play }, []]
    case 'launched': {
      const { unfinished } = state
      return isSameLaunch(unfinished, event) ? launch(unfinished, { isRetry: true }) : launch(event)
    }
    case 'resumed': {
      const { unfinished: play } = state
      if (play === null) return [state, []]
      return isBegun(play) ? load(play, { ...play, key: event.key }) : launch(play, { isRetry: true })
    }
    case 'closed':
      return [closed, [{ type: 'recall' }]]
    default:
      return [state, []]
  }
}

export function answered(
  state: Extract<GameFrameState, { at: 'opening' }>,
  event: OpeningAnswer,
): GameFrameStep {
  const wanted = wantedOf(state)
  switch (event.type) {
    case 'begun':
      return [state, [{ type: 'load', key: state.key, play: event.play }]]
    case 'opened':
      return [{ at: 'loading', ...wanted, round: event.round }, [{ type: 'await', key: state.key }]]
    case 'open-failed': {
      const { message, play, isAnswered = false } = event
      return [
        { at: 'failed', ...wanted, message, play, ...(isAnswered && { isAnswered }) },
        isAnswered ? forgetPlay(wanted) : [],
      ]
    }
    case 'refused':
      return [
        closed,
        [
          { type: 'showMessage', message: event.message },
          ...forgetPlay(event.play ?? wanted),
          ...refreshAndRecall,
        ],
      ]
  }
}

export function failed(
  state: Extract<GameFrameState, { at: 'failed' }>,
  event: GameFrameEvent,
): GameFrameStep {
  const { mode, play, isAnswered = false } = state
  const isUnanswered = mode === 'prize' && play === null && !isAnswered
  switch (event.type) {
    case 'retried':
      return play ? load(play, state, true) : launch(state, { isShown: true, isRetry: !isAnswered })
    case 'missed':
    case 'closed':
      return [
        {
          at: 'closed',
          unfinished: play?.mode === 'prize' ? play : null,
          ...(isUnanswered && { isUnanswered }),
        },
        refreshAndRecall,
      ]
    default:
      return [state, []]
  }
}
