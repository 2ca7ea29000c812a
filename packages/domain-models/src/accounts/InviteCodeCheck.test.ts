import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { inviteCodeCheck } from './InviteCodeCheck.ts'

test('[API-021] the check of an invite code returns its validity, and a status when it earns nothing', () => {
  expect(is({ valid: true }, inviteCodeCheck)).toBe(true)
  expect(is({ valid: false }, inviteCodeCheck)).toBe(true)
  expect(is({ valid: true, status: 'inviteCode.limitReached' }, inviteCodeCheck)).toBe(true)
  expect(is({ valid: true, status: 'other' }, inviteCodeCheck)).toBe(false)
  expect(is({ status: 'inviteCode.limitReached' }, inviteCodeCheck)).toBe(false)
})
