import { describe, expect, test } from 'vitest'
import { validateForm } from '../form/validateForm.ts'
import { signInForm } from './signInForm.ts'

const filled = { email: 'ana@players.example', password: 'x', rememberMe: false }
const check = (change: object) => validateForm(signInForm, { ...filled, ...change })

test('[VALID-003] a password of one character can be sent', () => {
  expect(check({})).toEqual({ values: filled, errors: {} })
})

test('[VALID-003] an empty password is not sent', () => {
  expect(check({ password: '' })).toEqual({ errors: { password: { key: 'error.password.required' } } })
})

test('[VALID-002] a malformed email is not sent', () => {
  expect(check({ email: 'abc' })).toEqual({ errors: { email: { key: 'error.email.invalidFormat' } } })
})

test('[VALID-002] an empty email is reported as required, not as malformed', () => {
  for (const email of ['', '   '])
    expect(check({ email })).toEqual({ errors: { email: { key: 'error.email.required' } } })
})

test('spaces around the email are trimmed, those of the password are kept', () => {
  expect(check({ email: ' ana@players.example\n', password: '  ' }).values).toEqual({
    ...filled,
    password: '  ',
  })
})

describe('an invalid sign-in form', () => {
  test.each([{ rememberMe: 'yes' }, { email: 7 }, { password: null }, { role: 'admin' }])(
    'is rejected with %j',
    change => {
      expect(check(change).values).toBeUndefined()
      expect(Object.keys(check(change).errors)).toEqual(Object.keys(change))
    },
  )
})
