export { useFeedback, type Feedback } from './feedback/index.ts'
export { useStaticPage } from './useStaticPage.ts'
