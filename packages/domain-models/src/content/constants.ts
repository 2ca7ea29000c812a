/** How much of each stands on the home page. */
export interface HomeCounts {
  readonly draws: number
  readonly progressiveDraws: number
  readonly rewards: number
  readonly activities: number
  readonly featuredDraws: number
}

export const HOME_COUNTS: HomeCounts = {
  draws: 3,
  progressiveDraws: 1,
  featuredDraws: 2,
  rewards: 3,
  activities: 3,
}
export const HOME_TILES_SHOWN = 3
export const CAROUSEL = { intervalMs: 8000, transitionMs: 500 } as const

export const FEEDBACK_SUBJECT_MAX = 100
export const FEEDBACK_MESSAGE_MAX = 1000
export const FEEDBACK_REDIRECT_MS = 500
export const FEEDBACK_KEPT_DAYS = 90
