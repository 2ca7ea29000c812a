import {
  calendarDay,
  GENDERS,
  INVITE_CODE_MAX,
  LOTTERY_ID,
  PROMOTIONS_EMAIL,
} from '@players-club/domain-models'
import { array, boolean, enums, literal, nullable, object, pattern, size, string } from 'superstruct'
import { endpoint, nothing } from '../endpoint/index.ts'
import { addressEntry } from '../profile/addressEntry.ts'

const name = size(string(), 1, 60)

/**
 * Registers a player, who has to open the link of the mail that follows. Whoever skips the personal information sends
 * null for all of it. `recaptcha` is the token of a solved captcha; it is good once.
 */
export const register = endpoint({
  name: 'accounts.register',
  client: 'loyaltyV2',
  method: 'POST',
  path: '/players',
  body: object({
    firstName: nullable(name),
    lastName: nullable(name),
    dateOfBirth: nullable(calendarDay()),
    email: size(string(), 1, 254),
    password: size(string(), 1, 256),
    inviteCode: nullable(size(string(), 1, INVITE_CODE_MAX)),
    sendUpdates: boolean(),
    phone: nullable(pattern(string(), /^\d{10}$/)),
    gender: nullable(enums(GENDERS)),
    address: nullable(addressEntry),
    preferences: size(
      array(object({ key: literal(PROMOTIONS_EMAIL), value: literal(1), channel: literal('EMAIL') })),
      0,
      1,
    ),
    lotteryId: literal(LOTTERY_ID),
    recaptcha: size(string(), 1, 4000),
  }),
  answer: nothing,
  errors: {
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
