import { expect, test } from 'vitest'
import { PASSWORD_SYMBOLS } from './constants.ts'
import { filterPassword } from './filterPassword.ts'

test.each([
  ['Ab c1é!', 'Abc1!'],
  ['Lucky#2026', 'Lucky#2026'],
  [' \t\n', ''],
  ['pass\u202eword', 'password'],
  ['🎉A🎉', 'A'],
  ['Ａ１', ''],
  [PASSWORD_SYMBOLS, PASSWORD_SYMBOLS],
])('[VALID-007] a typed password %j is filtered to %j', (typed, left) => {
  expect(filterPassword(typed)).toBe(left)
})
