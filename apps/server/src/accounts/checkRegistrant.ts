import type { contract } from '@players-club/api-client/contract'
import type { Lottery } from '@players-club/domain-models'
import { emailRule } from '@players-club/forms-validation'
import type { Infer } from 'superstruct'
import { Refusal } from '../kernel/http/problem.ts'
import { checkAddress, checkPerson } from '../profile/index.ts'
import { checkNewPassword } from './checkNewPassword.ts'
import { emailKeyOf } from './findPlayer.ts'

export type RegistrationBody = Infer<typeof contract.accounts.register.body>

/** Checks and trims an address for a registration. */
export const checkedEmail = (email: string): string => {
  const tidied = email.trim().normalize('NFC')
  if (emailRule(tidied)) throw new Refusal('error.email.invalid')
  return tidied
}

/** Null when the personal information was skipped. */
const personalOf = (body: RegistrationBody, lottery: Lottery, now: Date) => {
  const { firstName, lastName, dateOfBirth, phone, gender, address } = body
  const entered = [firstName, lastName, dateOfBirth, phone, gender, address]
  if (entered.every(fact => fact === null)) return null
  // Names and birth date are given together or not at all.
  const person = { firstName: firstName ?? '', lastName: lastName ?? '', birthDate: dateOfBirth ?? '' }
  return { ...checkPerson(person, lottery, now), phone, gender, address: address && checkAddress(address) }
}

/** Refuses the first invalid value. Nothing here depends on existing accounts. */
export const checkRegistrant = (body: RegistrationBody, lottery: Lottery, now: Date) => {
  const email = checkedEmail(body.email)
  checkNewPassword(body.password, { brand: lottery.brand, email })
  return {
    email,
    emailKey: emailKeyOf(email),
    password: body.password,
    inviteCode: body.inviteCode,
    // A registration contains it twice, as a consent and as a preference; both have to agree to it.
    wantsPromotions: body.sendUpdates && body.preferences.length > 0,
    personal: personalOf(body, lottery, now),
  }
}

/** The checked data of a registration. */
export type Registrant = ReturnType<typeof checkRegistrant>
