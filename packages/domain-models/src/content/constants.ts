/** How much of each stands on the home page. */
export interface HomeCounts {
  readonly draws: number
  readonly progressiveDraws: number
  readonly rewards: number
  readonly activities: number
  readonly featuredDraws: number
}

/** How much of each kind the home page shows, unless it is configured otherwise. */
export const HOME_COUNTS: HomeCounts = {
  draws: 3,
  progressiveDraws: 1,
  featuredDraws: 2,
  rewards: 3,
  activities: 3,
}
/** How many information tiles the home page shows. */
export const HOME_TILES_SHOWN = 3
/** How long a slide of the carousel stays, and how long the change to the next takes. */
export const CAROUSEL = { intervalMs: 8000, transitionMs: 500 } as const

/** The longest subject of the feedback form, in characters. */
export const FEEDBACK_SUBJECT_MAX = 100
/** The longest message of the feedback form, in characters. */
export const FEEDBACK_MESSAGE_MAX = 1000
/** How long the feedback form stays after it was sent, before the page is left. */
export const FEEDBACK_REDIRECT_MS = 500
/** How many days feedback is kept before it is deleted. */
export const FEEDBACK_KEPT_DAYS = 90
