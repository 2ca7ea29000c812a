import { endpoint, nothing } from '../endpoint/index.ts'

/** Deactivates the player's account and ends all its sessions. It can be reactivated by mail. */
export const deactivate = endpoint({
  name: 'accounts.deactivate',
  client: 'main',
  method: 'POST',
  path: '/account/deactivate',
  answer: nothing,
  access: 'player',
  effect: 'write',
})
