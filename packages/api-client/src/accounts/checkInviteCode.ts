import { INVITE_CODE_MAX, inviteCodeCheck } from '@players-club/domain-models'
import { object, size, string } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** Checks an invite code: whether it is valid, and whether it still earns points. */
export const checkInviteCode = endpoint({
  name: 'accounts.checkInviteCode',
  client: 'main',
  method: 'POST',
  path: '/registration/check-invite-code',
  body: object({ inviteCode: size(string(), 1, INVITE_CODE_MAX) }),
  answer: inviteCodeCheck,
  access: 'open',
  effect: 'write',
})
