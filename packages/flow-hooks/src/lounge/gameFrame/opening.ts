import { closed, refreshAndRecall, forgetPlay, endPrevious, type GameFrameStep } from './ending.ts'
import type { GamePlay } from './GamePlay.ts'
import type { GameFrameEvent, GameFrameState, OpeningAnswer, Wanted } from './GameFrameState.ts'

export function launch(wanted: Wanted, { isShown = false, isRetry = false } = {}): GameFrameStep {
  const { mode, key, wager } = wanted
  return [
    { at: 'opening', ...wantedOf(wanted), isShown },
    [{ type: 'play', ...wantedOf({ mode, key, wager }), isRetry }],
  ]
}

export const wantedOf = ({ mode, key, wager, previous }: Wanted): Wanted => ({
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
      return state.at === 'closed' ? [{ ...state, unfinished: event.play }, []] : [state, []]
    case 'launched': {
      const unanswered = unansweredOf(state, event)
      const key = unanswered?.key ?? event.key
      const wanted = { ...wantedOf(event), key, ...previousOf(state, event) }
      return launch(wanted, { isRetry: unanswered !== undefined })
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
  if (state.at !== 'closed') return [state, [...endPrevious(play), { type: 'refresh' }]]
  const { unfinished } = state
  return [
    { at: 'closed', unfinished: play },
    [{ type: 'keep', play }, ...endPrevious(unfinished), { type: 'refresh' }],
  ]
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
