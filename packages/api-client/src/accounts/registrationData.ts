import {
  calendarDay,
  GENDERS,
  INVITE_CODE_MAX,
  LOTTERY_ID,
  PROMOTIONS_EMAIL,
} from '@players-club/domain-models'
import { array, boolean, enums, literal, nullable, object, size, string } from 'superstruct'
import { captchaToken, emailText, passwordText, phoneText } from '../endpoint/index.ts'
import { addressEntry } from '../profile/addressEntry.ts'

const name = size(string(), 1, 60)

/** The data of a registration. Without personal information all of its fields are null. */
export const registrationData = object({
  firstName: nullable(name),
  lastName: nullable(name),
  dateOfBirth: nullable(calendarDay()),
  email: emailText,
  password: passwordText,
  inviteCode: nullable(size(string(), 1, INVITE_CODE_MAX)),
  sendUpdates: boolean(),
  phone: nullable(phoneText),
  gender: nullable(enums(GENDERS)),
  address: nullable(addressEntry),
  preferences: size(
    array(object({ key: literal(PROMOTIONS_EMAIL), value: literal(1), channel: literal('EMAIL') })),
    0,
    1,
  ),
  lotteryId: literal(LOTTERY_ID),
  recaptcha: captchaToken,
})
