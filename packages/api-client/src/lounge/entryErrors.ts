/** The errors of any entry to a drawing. */
export const entryErrors = {
  'lounge.reward.notFound': 404,
  'Error.idology.required': 403,
  'location.notInRegion': 403,
  'location.unavailable': 403,
  'error.reward.noActiveDraws': 422,
  'error.reward.drawChanged': 422,
} as const
