import { closed, refreshAndRecall, forgetPlay, type GameFrameStep } from './ending.ts'
import type { GamePlay } from './GamePlay.ts'
import type { GameFrameEvent, GameFrameState, OpeningAnswer, Wanted } from './GameFrameState.ts'

export function launch(wanted: Wanted, { isShown = false, isRetry = false } = {}): GameFrameStep {
  return [{ at: 'opening', ...wantedOf(wanted), isShown }, [{ type: 'play', ...wantedOf(wanted), isRetry }]]
}

export const wantedOf = ({ mode, key, wager }: Wanted): Wanted => ({
  mode,
  key,
  ...(wager !== undefined && { wager }),
})

/** The launch without an answer, where this one is the same. */
const unansweredOf = (state: GameFrameState, { mode, wager }: Wanted): Wanted | undefined => {
  const unanswered = state.at === 'closed' ? state.unanswered : undefined
  return unanswered?.mode === mode && unanswered.wager === wager ? unanswered : undefined
}

function load(play: GamePlay, wanted: Wanted, isShown = false): GameFrameStep {
  return [{ at: 'opening', ...wantedOf(wanted), isShown }, [{ type: 'load', key: wanted.key, play }]]
}

export function withoutFrame(
  state: Extract<GameFrameState, { at: 'closed' | 'ended' }>,
  event: GameFrameEvent,
): GameFrameStep {
  switch (event.type) {
    case 'recalled':
      // The play that is over is kept until the club has heard of its end.
      if (state.at === 'ended' && state.play.token === event.play.token) return [state, []]
      return [{ ...state, unfinished: event.play }, []]
    case 'launched': {
      const unanswered = unansweredOf(state, event)
      return launch(unanswered ?? event, { isRetry: unanswered !== undefined })
    }
    case 'resumed':
      return load(event.play, { ...event.play, key: event.key })
    case 'closed':
      return [state.at === 'closed' ? { ...state, unfinished: null } : closed, [{ type: 'recall' }]]
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
    case 'open-failed':
      return [{ at: 'failed', ...wanted, message: event.message, play: event.play }, []]
    case 'refused':
      return [
        closed,
        [{ type: 'tell', message: event.message }, ...forgetPlay(event.play), ...refreshAndRecall],
      ]
  }
}

/** Race: the answer to a launch that the player has closed, or replaced by another one. */
export function answeredTooLate(state: GameFrameState, event: OpeningAnswer): GameFrameStep {
  if (event.type === 'begun') return startedAfterClosing(state, event.play)
  if (event.type !== 'open-failed' || !event.unanswered || state.at !== 'closed') return [state, []]
  return [{ ...state, unanswered: event.unanswered }, []]
}

/** A play was begun, and perhaps paid. It waits, or is ended if another one has its place. */
function startedAfterClosing(state: GameFrameState, play: GamePlay): GameFrameStep {
  if (play.mode === 'fun') return [state, []]
  if (state.at === 'closed')
    return [{ at: 'closed', unfinished: play }, [{ type: 'keep', play }, { type: 'refresh' }]]
  return [state, [{ type: 'endPrevious', play }, { type: 'refresh' }]]
}

export function failed(
  state: Extract<GameFrameState, { at: 'failed' }>,
  event: GameFrameEvent,
): GameFrameStep {
  const { play } = state
  switch (event.type) {
    case 'retried':
      return play ? load(play, state, true) : launch(state, { isShown: true, isRetry: true })
    case 'missed':
    case 'closed': {
      const unfinished = play?.mode === 'prize' ? play : null
      const unanswered = play ? {} : { unanswered: wantedOf(state) }
      return [{ at: 'closed', unfinished, ...unanswered }, refreshAndRecall]
    }
    default:
      return [state, []]
  }
}
