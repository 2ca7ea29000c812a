import { endpoint, nothing } from '../endpoint/index.ts'
import { registrationData } from './registrationData.ts'

/** Registers a player, who has to open the link in the activation mail. */
export const register = endpoint({
  name: 'accounts.register',
  client: 'loyaltyV2',
  method: 'POST',
  path: '/players',
  body: registrationData,
  answer: nothing,
  errors: {
    'accounts.password.common': 422,
    'accounts.password.invalid': 422,
    'error.email.invalid': 422,
    'error.email.suspended': 409,
    'field.birthDate': 422,
    'field.birthDate.tooYoung': 422,
    'field.firstName': 422,
    'field.lastName': 422,
    'registration.addressInvalid': 422,
    'registration.captcha.failed': 422,
    'registration.emailInUse': 409,
    'registration.invalidInviteCode': 422,
  },
  access: 'open',
  effect: 'write',
})
