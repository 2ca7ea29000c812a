export { useViewLink, type ViewLink } from './useViewLink.ts'
export type { ViewLinkState } from './viewLink.machine.ts'
