export { usePageViews } from './usePageViews.ts'
