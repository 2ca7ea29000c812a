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

function load(play: GamePlay, wanted: Wanted, isShown = false): GameFrameStep {
  return [{ at: 'opening', ...wantedOf(wanted), isShown }, [{ type: 'load', key: wanted.key, play }]]
}

export function withoutFrame(
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

/**
 * Race: a play was begun, and perhaps paid, after the player had closed it. It waits, or is ended if another one has
 * its place.
 */
export function startedAfterClosing(state: GameFrameState, play: GamePlay): GameFrameStep {
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
    case 'closed':
      return [{ at: 'closed', unfinished: play?.mode === 'prize' ? play : null }, refreshAndRecall]
    default:
      return [state, []]
  }
}
