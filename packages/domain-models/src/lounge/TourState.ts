import { boolean, type, type Infer } from 'superstruct'

/** What the slides of the tour are about. */
export const TOUR_SLIDES = ['welcome', 'tokens', 'games', 'drawings', 'history'] as const
/** What the slides of the tour are about. */
export type TourSlide = (typeof TOUR_SLIDES)[number]

/** How the tour ended, as far as this browser knows. */
export const tourState = type({ completedTour: boolean(), skippedTour: boolean() })
/** How the tour ended, as far as this browser knows. */
export type TourState = Infer<typeof tourState>
