export { getStaticPage } from './getStaticPage.ts'
export { sendFeedback } from './sendFeedback.ts'
