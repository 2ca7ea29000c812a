export { useFeedback, type Feedback } from './useFeedback.ts'
