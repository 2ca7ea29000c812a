import { boolean, enums, integer, nullable, optional, string, type, type Infer } from 'superstruct'
import { instant } from '../../time/Instant.ts'
import { ownPath } from '../ownPath.ts'

/** What the For You dialog lists; the server may know further types. */
export const RECOMMENDATION_TYPES = ['ACTIVITY', 'REWARD'] as const
/** What the For You dialog lists; the server may know further types. */
export type RecommendationType = (typeof RECOMMENDATION_TYPES)[number]

/** A recommendation of the For You dialog: what it shows, and the activity or reward that it is about. */
export const recommendation = type({
  id: integer(),
  title: string(),
  description: string(),
  imageUrl: ownPath(),
  /** A page of our own. */
  redirectUrl: ownPath(),
  recommendationType: string(),
  start: instant(),
  /** Without an end it is shown until it is unpublished. */
  end: nullable(instant()),
  /** The activity that an ACTIVITY is about. */
  activity: optional(type({ frequencyCap: type({ limitReached: boolean() }) })),
  /** The reward that a REWARD is about; only coupons run out of codes. */
  reward: optional(type({ rewardType: string(), codesRemaining: optional(integer()) })),
})
/** A recommendation of the For You dialog: what it shows, and the activity or reward that it is about. */
export type Recommendation = Infer<typeof recommendation>

/** Which recommendations are asked for: those that may be seen, for this place, begun by a moment. */
const RECOMMENDATION_STATES = ['PUBLISHED'] as const
const RECOMMENDATION_TAGS = ['WEB_FEATURED'] as const

/** Which recommendations are asked for: the published ones. */
export const recommendationState = enums(RECOMMENDATION_STATES)
/** The place that recommendations are asked for. */
export const recommendationTag = enums(RECOMMENDATION_TAGS)
