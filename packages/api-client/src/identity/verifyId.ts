import { calendarDay, identityResult, LOTTERY_ID } from '@players-club/domain-models'
import { array, literal, nullable, object, pattern, size, string } from 'superstruct'
import { endpoint } from '../endpoint/index.ts'

const short = size(string(), 1, 255)

/** Has the player's identity checked against what they entered. */
export const verifyId = endpoint({
  name: 'identity.verifyId',
  client: 'main',
  method: 'POST',
  path: '/identity/verify',
  body: object({
    id: size(string(), 1, 100),
    lotteryId: literal(LOTTERY_ID),
    login: size(string(), 1, 254),
    firstName: size(string(), 1, 60),
    lastName: size(string(), 1, 60),
    birthDate: calendarDay(),
    email: size(string(), 1, 254),
    phones: size(array(object({ phone: pattern(string(), /^\d{10}$/) })), 0, 2),
    addresses: size(
      array(
        object({
          /** Of the address in the profile; null where there is none yet. */
          id: nullable(size(string(), 1, 100)),
          address1: short,
          state: short,
          city: short,
          countryCode: size(string(), 2, 2),
          country: short,
          zipCode: size(string(), 1, 50),
          stateCode: size(string(), 1, 10),
        }),
      ),
      1,
    ),
    /** Empty where the player left it out. */
    ssnLast4: pattern(string(), /^(\d{4})?$/),
  }),
  answer: identityResult,
  errors: {
    'Error.idology.profileAlreadyValidated': 422,
    'Error.idology.expired': 422,
    'Error.idology.inProgress': 409,
    'Error.idology.unavailable': 503,
    'field.firstName': 422,
    'field.lastName': 422,
    'field.birthDate': 422,
    'field.birthDate.tooYoung': 422,
    'registration.addressInvalid': 422,
  },
  access: 'player',
  effect: 'write',
})
