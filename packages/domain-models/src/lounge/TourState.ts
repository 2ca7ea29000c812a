import { boolean, type, type Infer } from 'superstruct'

/** The slides of the tour by their subjects, in order. */
export const TOUR_SLIDES = ['welcome', 'tokens', 'games', 'drawings', 'history'] as const
/** A slide of the tour by its subject. */
export type TourSlide = (typeof TOUR_SLIDES)[number]

/** How the tour ended, as far as this browser knows. */
export const tourState = type({ completedTour: boolean(), skippedTour: boolean() })
/** How the tour ended, as far as this browser knows. */
export type TourState = Infer<typeof tourState>
