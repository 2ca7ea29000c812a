import { INVITE_CODE_MAX } from '@players-club/domain-models'
import type { FieldError } from '../form/FieldError.ts'
import { isWithin } from '../form/texts.ts'

/** Optional. Whether a code is known, the server says. */
export function inviteCodeRule(value: string): FieldError | null {
  return isWithin(value, INVITE_CODE_MAX) ? null : { key: 'field.inviteCode' }
}
