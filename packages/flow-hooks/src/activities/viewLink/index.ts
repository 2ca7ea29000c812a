export { useViewLink, type ViewLink } from './useViewLink.ts'
