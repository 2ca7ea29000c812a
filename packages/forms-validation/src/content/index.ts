export { feedbackErrors, feedbackMessageRule, feedbackSubjectRule } from './feedbackErrors.ts'
export type { FeedbackErrors } from './feedbackErrors.ts'
