import { boolean, object, string, trimmed, type Infer } from 'superstruct'
import { ruled } from '../form/ruled.ts'
import { emailRule } from './emailRule.ts'
import { inviteCodeRule } from './inviteCodeRule.ts'
import { passwordRule } from './password.ts'

/** The first step of registration. Whether the address is free and the code is known, the server says. */
export const registrationCredentials = object({
  email: ruled(trimmed(string()), emailRule),
  password: ruled(string(), passwordRule),
  inviteCode: ruled(trimmed(string()), inviteCodeRule),
  acceptsTerms: ruled(boolean(), isAccepted => (isAccepted ? null : { key: 'registration.terms.required' })),
  sendUpdates: boolean(),
})
/** The values of the first step of registration, as `validateForm` returns them. */
export type RegistrationCredentials = Infer<typeof registrationCredentials>
