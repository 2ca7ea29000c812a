import { ACTIVITIES_MAX, activity } from '@players-club/domain-models'
import { array, enums, max, min, object, optional, type } from 'superstruct'
import { queryInteger } from '../endpoint/index.ts'

/** Which activities are asked for. */
export const activitiesQuery = object({
  size: max(min(queryInteger, 1), ACTIVITIES_MAX),
  /** Only those that the lottery puts first. */
  featured: optional(enums(['true'])),
  /** Only those with a campaign that adds points now. */
  bonus: optional(enums(['true'])),
})
export const activitiesAnswer = type({ content: array(activity) })
