import { register } from '@players-club/api-client'
import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { registrationBody } from './registrationBody.ts'
import { emptyRegistration, type RegistrationForm } from './RegistrationState.ts'

const form: RegistrationForm = {
  ...emptyRegistration,
  email: 'ana@players.example',
  password: 'Lucky#2026',
  acceptsTerms: true,
}
const full: RegistrationForm = {
  ...form,
  inviteCode: 'FRIEND',
  sendUpdates: true,
  firstName: ' Ana ',
  lastName: 'Vega',
  birthDate: '1990-04-27',
  phone: '(602) 555-0100',
  gender: 'FEMALE',
  address1: ' 1200 W Washington St ',
  city: 'Phoenix',
  state: 'Arizona',
  stateCode: 'AZ',
  country: 'United States',
  countryCode: 'US',
  zipCode: '85007',
}

test('[REG-009] [REG-008] the request contains the whole registration and the captcha token', () => {
  const body = registrationBody(full, 'token')
  expect(is(body, register.body)).toBe(true)
  expect(body).toEqual({
    firstName: 'Ana',
    lastName: 'Vega',
    dateOfBirth: '1990-04-27',
    email: 'ana@players.example',
    password: 'Lucky#2026',
    inviteCode: 'FRIEND',
    sendUpdates: true,
    phone: '6025550100',
    gender: 'FEMALE',
    address: {
      address1: '1200 W Washington St',
      address2: '',
      apartmentNumber: '',
      city: 'Phoenix',
      state: 'Arizona',
      stateCode: 'AZ',
      country: 'United States',
      countryCode: 'US',
      zipCode: '85007',
    },
    preferences: [{ key: 'PROMOTIONS_EMAIL', value: 1, channel: 'EMAIL' }],
    lotteryId: 2,
    recaptcha: 'token',
  })
})

test('[VALID-017] a phone number is sent as digits', () => {
  expect(registrationBody({ ...form, phone: '+1 602-555-0100' }, 'token').phone).toBe('6025550100')
})

test('[REG-020] [REG-010] skipped fields are null, and updates are off unless the player asked for them', () => {
  const body = registrationBody(form, 'token')
  expect(is(body, register.body)).toBe(true)
  expect(body).toMatchObject({
    firstName: null,
    lastName: null,
    dateOfBirth: null,
    inviteCode: null,
    phone: null,
    gender: null,
    address: null,
    sendUpdates: false,
    preferences: [],
  })
})
