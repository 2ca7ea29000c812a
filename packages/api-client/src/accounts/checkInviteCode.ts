import { INVITE_CODE_MAX, inviteCodeCheck } from '@players-club/domain-models'
import { object, size, string } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

/** Whether an invite code can be registered with, and whether it still earns. */
export const checkInviteCode = endpoint({
  name: 'accounts.checkInviteCode',
  client: 'main',
  method: 'POST',
  path: '/registration/check-invite-code',
  body: object({ inviteCode: size(string(), 1, INVITE_CODE_MAX) }),
  answer: inviteCodeCheck,
  errors: {},
  access: 'open',
  effect: 'write',
})
