import { activityErrors } from '../activities/activityErrors.ts'
import type { NamedErrors } from '../endpoint/index.ts'

/** The errors of any submission. */
export const submissionErrors = {
  ...activityErrors,
  'surveys.unavailable': 404,
  'surveys.alreadyAnswered': 422,
  'surveys.incomplete': 422,
  'error.activity.invalidAccess': 403,
} as const satisfies NamedErrors
