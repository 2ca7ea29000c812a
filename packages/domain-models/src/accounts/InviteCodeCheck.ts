import { boolean, literal, optional, type, type Infer } from 'superstruct'

/** The status of a code that can be registered with, but earns its owner nothing more for now. */
export const INVITE_CODE_LIMIT_REACHED = 'inviteCode.limitReached'

/** Whether a code can be registered with. */
export const inviteCodeCheck = type({
  valid: boolean(),
  status: optional(literal(INVITE_CODE_LIMIT_REACHED)),
})
/** Whether a code can be registered with. */
export type InviteCodeCheck = Infer<typeof inviteCodeCheck>
