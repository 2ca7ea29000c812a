import { invitations } from '@players-club/domain-models'
import { endpoint } from '../endpoint/index.ts'

/** The player's invite code, and what it has earned. */
export const getInvitations = endpoint({
  name: 'accounts.getInvitations',
  client: 'main',
  method: 'GET',
  path: '/account/invitations',
  answer: invitations,
  access: 'player',
})
