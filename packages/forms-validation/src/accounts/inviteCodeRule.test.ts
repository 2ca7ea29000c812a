import { expect, test } from 'vitest'
import { inviteCodeRule } from './inviteCodeRule.ts'

test.each(['', 'ANA-1990', 'x'.repeat(30), '🎉'.repeat(30)])('[VALID-023] an invite code may be %j', code => {
  expect(inviteCodeRule(code)).toBeNull()
})

test('[VALID-023] an invite code of 31 characters is refused', () => {
  expect(inviteCodeRule('x'.repeat(31))).toEqual({ key: 'field.inviteCode' })
})
