import { abandon, type Machine } from '../../club/machine/Machine.ts'
import { refreshAndRecall, closed, settled, type GameFrameStep } from './ending.ts'
import type { GameFrameEffect, GameFrameEvent, GameFrameState } from './GameFrameState.ts'
import { answered, whileClosedOrEnded, failed } from './opening.ts'
import { shown } from './showing.ts'

function transition(state: GameFrameState, event: GameFrameEvent): GameFrameStep {
  switch (event.type) {
    case 'visited':
      return [closed, [abandon, { type: 'recall' }]]
    case 'error-raised':
      return [state, [{ type: 'showMessage', message: event.message }]]
    case 'settled':
      return settled(state, event)
    case 'begun':
    case 'opened':
    case 'open-failed':
    case 'refused':
      return state.at === 'opening' && state.key === event.key ? answered(state, event) : [state, []]
    default:
      return dispatchByState(state, event)
  }
}

/** What the player, the page in the frame or the clock has done. */
function dispatchByState(state: GameFrameState, event: GameFrameEvent): GameFrameStep {
  switch (state.at) {
    case 'closed':
    case 'ended':
      return whileClosedOrEnded(state, event)
    case 'opening':
      // The play may have been bought although its answer is not here: the launch waits.
      return event.type === 'closed' || event.type === 'missed'
        ? [closed, [abandon, ...refreshAndRecall]]
        : [state, []]
    case 'loading':
    case 'playing':
      return shown(state, event)
    case 'failed':
      return failed(state, event)
  }
}

/** A game of another house in a frame: what is sent to it, what it sends, and that nothing is lost by it. */
export const gameFrameMachine: Machine<GameFrameState, GameFrameEvent, GameFrameEffect> = {
  initial: closed,
  transition,
}
