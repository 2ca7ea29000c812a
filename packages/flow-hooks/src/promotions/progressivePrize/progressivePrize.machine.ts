import type { ProgressivePrize } from '@players-club/domain-models'
import type { Machine, Step } from '../../club/machine/Machine.ts'

export type ProgressivePrizeState = {
  /** Nothing new as long as the promotion's own is the latest. */
  readonly prize: ProgressivePrize | null
  /** When the draw is, where it has become another than the promotion’s; null where that is not known. */
  readonly drawDate?: string | null
  readonly isStopped: boolean
}

export type ProgressivePrizeEvent =
  | { readonly type: 'due' }
  | { readonly type: 'prize-arrived'; readonly prize: ProgressivePrize | null; readonly knownDrawId: number }
  | { readonly type: 'prize-failed' }
  | { readonly type: 'draw-arrived'; readonly drawDate: string }
  | { readonly type: 'draw-failed' }

export type ProgressivePrizeEffect =
  | { readonly type: 'wait' }
  | { readonly type: 'fetchPrize' }
  | { readonly type: 'fetchDraw'; readonly drawId: number }

type PrizeStep = Step<ProgressivePrizeState, ProgressivePrizeEffect>

function transition(state: ProgressivePrizeState, event: ProgressivePrizeEvent): PrizeStep {
  if (state.isStopped) return [state, []]
  switch (event.type) {
    case 'due':
      return [state, [{ type: 'fetchPrize' }]]
    case 'prize-failed':
      return [state, [{ type: 'wait' }]]
    case 'prize-arrived': {
      const { prize } = event
      if (!prize) return [{ ...state, isStopped: true }, []]
      const before = state.prize?.drawId ?? event.knownDrawId
      const isKnown = prize.drawId === before && state.drawDate !== null
      const fetchDraw = isKnown ? [] : [{ type: 'fetchDraw', drawId: prize.drawId } as const]
      return [{ ...state, prize }, [...fetchDraw, { type: 'wait' }]]
    }
    case 'draw-arrived':
      return [{ ...state, drawDate: event.drawDate }, []]
    case 'draw-failed':
      // A date that may be wrong is not shown.
      return [{ ...state, drawDate: null }, []]
  }
}

/** Polls the progressive prize, and loads its draw again when the draw changes. */
export const progressivePrizeMachine: Machine<
  ProgressivePrizeState,
  ProgressivePrizeEvent,
  ProgressivePrizeEffect
> = {
  initial: { prize: null, isStopped: false },
  start: [{ type: 'wait' }],
  transition,
}
