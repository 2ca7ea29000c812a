export { useInviteFriends } from './useInviteFriends.ts'
