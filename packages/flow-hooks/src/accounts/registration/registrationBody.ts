import type { InputOf, register } from '@players-club/api-client'
import { GENDERS, LOTTERY_ID, PROMOTIONS_EMAIL } from '@players-club/domain-models'
import { phoneDigits } from '@players-club/forms-validation'
import { addressEntryOf } from '../../profile/addressLookup/addressEntryOf.ts'
import type { RegistrationForm } from './RegistrationState.ts'

export type RegistrationBody = InputOf<typeof register>['body']

/** What is sent: what was left out is null, a telephone number its digits. */
export function registrationBody(form: RegistrationForm, token: string): RegistrationBody {
  const given = (value: string) => value.trim() || null
  return {
    firstName: given(form.firstName),
    lastName: given(form.lastName),
    dateOfBirth: given(form.birthDate),
    email: form.email.trim(),
    password: form.password,
    inviteCode: given(form.inviteCode),
    sendUpdates: form.sendUpdates,
    phone: phoneDigits(form.phone) || null,
    gender: GENDERS.find(gender => gender === form.gender) ?? null,
    address: addressEntryOf(form),
    preferences: form.sendUpdates ? [{ key: PROMOTIONS_EMAIL, value: 1, channel: 'EMAIL' }] : [],
    lotteryId: LOTTERY_ID,
    recaptcha: token,
  }
}
