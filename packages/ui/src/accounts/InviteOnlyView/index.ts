export { InviteOnlyView } from './InviteOnlyView.tsx'
