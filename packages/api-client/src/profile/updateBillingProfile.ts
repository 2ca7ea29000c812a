import { LOTTERY_ID, userProfile } from '@players-club/domain-models'
import { array, assign, literal, object, size } from 'superstruct'
import { endpoint, phoneText } from '../endpoint/index.ts'
import { addressEntry } from './addressEntry.ts'

/** Saves the billing address and phone, and returns the profile. */
export const updateBillingProfile = endpoint({
  name: 'profile.updateBillingProfile',
  client: 'loyaltyV1',
  method: 'PUT',
  path: '/profile',
  body: object({
    lotteryId: literal(LOTTERY_ID),
    phones: size(array(object({ phone: phoneText, phoneTypeId: literal('BILLING') })), 1),
    addresses: size(array(assign(addressEntry, object({ addressTypeId: literal('BILLING') }))), 1),
  }),
  answer: userProfile,
  errors: { 'registration.addressInvalid': 422 },
  access: 'player',
  effect: 'write',
})
