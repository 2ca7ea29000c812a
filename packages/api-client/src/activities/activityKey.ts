import { max, min, pattern, string } from 'superstruct'
import { queryInteger } from '../endpoint/index.ts'

/** What the database counts activities and campaigns by. */
export const activityId = max(min(queryInteger, 1), 2_147_483_647)

/** The name that an activity has among programs. */
export const activityKey = pattern(string(), /^[a-z0-9][a-z0-9-]{0,63}$/)

/** Why an activity is not shown, nor anything earned from it. */
export const activityErrors = {
  'activities.notFound': 404,
  'activities.activityUnavailable': 410,
} as const
