import { calendarDay, GENDERS, userProfile } from '@players-club/domain-models'
import { array, assign, enums, literal, nullable, object, size, string } from 'superstruct'
import { endpoint, phoneText } from '../endpoint/index.ts'
import { addressEntry } from './addressEntry.ts'
import { personErrors } from './personErrors.ts'

/**
 * Saves the profile and returns it. Without a value the mobile number or the home address is removed; billing ones
 * stay.
 */
export const updateProfile = endpoint({
  name: 'profile.updateProfile',
  client: 'loyaltyV2',
  method: 'PUT',
  path: '/profile',
  body: object({
    firstName: size(string(), 1, 60),
    lastName: size(string(), 1, 60),
    birthDate: calendarDay(),
    gender: nullable(enums(GENDERS)),
    phones: size(array(object({ phone: phoneText, phoneTypeId: literal('MOBILE') })), 0, 1),
    addresses: size(array(assign(addressEntry, object({ addressTypeId: literal('HOME') }))), 0, 1),
  }),
  answer: userProfile,
  errors: personErrors,
  access: 'player',
  effect: 'write',
})
