export { feedbackProgresses, FeedbackView } from './FeedbackView.tsx'
export type { FeedbackViewProps } from './FeedbackView.tsx'
