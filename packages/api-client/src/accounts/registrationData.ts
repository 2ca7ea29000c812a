import {
  calendarDay,
  GENDERS,
  INVITE_CODE_MAX,
  LOTTERY_ID,
  PROMOTIONS_EMAIL,
} from '@players-club/domain-models'
import { array, boolean, enums, literal, nullable, object, pattern, size, string } from 'superstruct'
import { addressEntry } from '../profile/addressEntry.ts'

const name = size(string(), 1, 60)

/** The data of a registration. Without personal information all of its fields are null. */
export const registrationData = object({
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
  /** The token of a solved captcha: base64 of `{ challenge, solution }`. It can be used once. */
  recaptcha: size(string(), 1, 4000),
})
