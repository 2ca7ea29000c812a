import { max, min, pattern, string } from 'superstruct'
import { queryInteger } from '../endpoint/index.ts'

/** The database id of an activity or campaign. */
export const activityId = max(min(queryInteger, 1), 2_147_483_647)

/** The stable key of an activity. */
export const activityKey = pattern(string(), /^[a-z0-9][a-z0-9-]{0,63}$/)

/** Why an activity is not available. */
export const activityErrors = {
  'activities.notFound': 404,
  'activities.activityUnavailable': 410,
} as const
