import { TOUR_SLIDES, type TourState } from '@players-club/domain-models'
import type { Abandon, Machine, Step } from '../../club/machine/Machine.ts'

/** Whether the tour is open, and at which slide, counted from 0. */
export type TourStage = { readonly at: 'closed' } | { readonly at: 'open'; readonly slide: number }

/** What has happened in the tour: it was opened, turned by one slide, or left. */
export type TourEvent =
  | { readonly type: 'opened' }
  | { readonly type: 'turned'; readonly by: 1 | -1 }
  | { readonly type: 'left' }

/** The effect of the tour's machine: the browser stores how the tour ended. */
export type TourEffect = { readonly type: 'keep'; readonly state: TourState }

type TourStep = Step<TourStage, TourEffect | Abandon>

const CLOSED: TourStage = { at: 'closed' }
const LAST = TOUR_SLIDES.length - 1

const end = (state: TourState): TourStep => [CLOSED, [{ type: 'keep', state }]]

function transition(state: TourStage, event: TourEvent): TourStep {
  if (state.at === 'closed') return event.type === 'opened' ? [{ at: 'open', slide: 0 }, []] : [state, []]
  if (event.type === 'left') return end({ completedTour: false, skippedTour: true })
  if (event.type !== 'turned') return [state, []]
  const slide = state.slide + event.by
  if (slide > LAST) return end({ completedTour: true, skippedTour: false })
  return [{ at: 'open', slide: Math.max(0, slide) }, []]
}

/** The tour of the lounge, slide by slide. */
export const tourMachine: Machine<TourStage, TourEvent, TourEffect> = { initial: CLOSED, transition }
