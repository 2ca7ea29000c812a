import { expect, test } from 'vitest'
import { validateForm } from '../form/validateForm.ts'
import { registrationCredentials } from './registrationCredentials.ts'

const filled = {
  email: 'ana@players.example',
  password: 'Lucky#2026',
  inviteCode: '',
  acceptsTerms: true,
  sendUpdates: false,
}
const check = (change: object) => validateForm(registrationCredentials, { ...filled, ...change })

test('[REG-014] a valid email, a valid password and accepted terms are sufficient', () => {
  expect(check({})).toEqual({ values: filled, errors: {} })
})

test('[REG-014] registration requires accepted terms', () => {
  expect(check({ acceptsTerms: false }).errors).toEqual({
    acceptsTerms: { key: 'registration.terms.required' },
  })
})

test('[VALID-023] [REG-002] an invite code is optional and has at most 30 characters', () => {
  expect(check({ inviteCode: ' FRIEND-7 ' }).values?.inviteCode).toBe('FRIEND-7')
  expect(check({ inviteCode: 'A'.repeat(31) }).errors).toEqual({ inviteCode: { key: 'field.inviteCode' } })
})

test('[REG-025] sendUpdates is a boolean', () => {
  expect(check({ sendUpdates: true }).values?.sendUpdates).toBe(true)
  for (const sendUpdates of ['true', 1, null, undefined])
    expect(Object.keys(check({ sendUpdates }).errors)).toEqual(['sendUpdates'])
})
