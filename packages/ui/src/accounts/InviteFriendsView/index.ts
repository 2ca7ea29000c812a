export { InviteFriendsView } from './InviteFriendsView.tsx'
export type { InviteFriendsViewProps } from './InviteFriendsView.tsx'
