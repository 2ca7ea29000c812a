/** Why an activity is not available. */
export const activityErrors = {
  'activities.notFound': 404,
  'activities.activityUnavailable': 410,
} as const
