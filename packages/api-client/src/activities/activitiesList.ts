import { ACTIVITIES_MAX, activity } from '@players-club/domain-models'
import { enums, max, min, object, optional, type } from 'superstruct'
import { lenientArray, queryInteger } from '../endpoint/index.ts'

/** Filters of an activity list. */
export const activitiesQuery = object({
  size: max(min(queryInteger, 1), ACTIVITIES_MAX),
  /** Featured activities only. */
  featured: optional(enums(['true'])),
  /** Only activities with a running bonus campaign. */
  bonus: optional(enums(['true'])),
})
export const activitiesAnswer = type({ content: lenientArray(activity) })
