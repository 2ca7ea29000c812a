import { expect, test } from 'vitest'
import { isUnsuspendKey, newPasswordErrors } from './newPassword.ts'

const invalid = { key: 'accounts.password.invalid' }
const mismatch = { key: 'accounts.password.mismatch' }

test.each([
  ['Copper#2027', 'Copper#2027', {}],
  ['Copper#2027', 'Copper#2028', { confirmation: mismatch }],
  ['Copper#2027', '', { confirmation: mismatch }],
  ['', '', { password: invalid }],
  ['weak', 'weak', { password: invalid }],
  ['weak', 'week', { password: invalid, confirmation: mismatch }],
])('the new password "%s", confirmed as "%s", has the expected errors', (password, confirmation, errors) => {
  expect(newPasswordErrors({ password, confirmation })).toEqual(errors)
})

test('[ACT-020] a reactivation key has at least 32 characters', () => {
  expect(isUnsuspendKey('k'.repeat(31))).toBe(false)
  expect(isUnsuspendKey('k'.repeat(32))).toBe(true)
})
