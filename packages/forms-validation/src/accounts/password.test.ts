import { copperStateLottery, PASSWORD_SYMBOLS } from '@players-club/domain-models'
import { describe, expect, test } from 'vitest'
import {
  confirmationRule,
  filterPassword,
  passwordRule,
  passwordRules,
  passwordStrength,
} from './password.ts'

const invalid = { key: 'accounts.password.invalid' }

describe('a password', () => {
  test.each([
    'Abcdef1!',
    'Lucky#2026',
    'aA1!aA1!aA1!aA1!aA1!',
    '!!!!!!1a!A',
    'Ab1\\efgh',
    "Ab1'efgh",
    'Ab1"efgh',
  ])('[VALID-004] may be %s', password => {
    expect(passwordRule(password)).toBeNull()
  })

  test.each([
    ['of 7 characters', 'Abcde1!'],
    ['of 21 characters', 'aA1!aA1!aA1!aA1!aA1!x'],
    ['without an uppercase letter', 'abcdef1!'],
    ['without a lowercase letter', 'ABCDEF1!'],
    ['without a symbol', 'Abcdefg1'],
    ['without a digit', 'Abcdefg!'],
    ['that is empty', ''],
    ['of spaces', '        '],
    ['with a space', 'Abc def1!'],
    ['with a letter of another alphabet', 'Abcdef1!é'],
    ['whose only uppercase letter is of another alphabet', 'Ébcdef1!'],
    ['whose only digit is of another alphabet', 'Abcdefg!٣'],
    ['whose only symbol is no key', 'Abcdefg1€'],
    ['with a picture', 'Abcdef1!🎉'],
  ])('[VALID-004] [VALID-005] %s is rejected', (_, password) => {
    expect(passwordRule(password)).toEqual(invalid)
  })

  test('[VALID-004] has six rules', () => {
    expect(Object.keys(passwordRules)).toHaveLength(6)
  })

  test.each([...'!@#$%^&*()_+-=[]{};:,.<>?/~`|\\\'"'])('[VALID-004] may have %s as its symbol', symbol => {
    expect(passwordRule(`Abcdef1${symbol}`)).toBeNull()
  })
})

describe('a typed password', () => {
  test.each([
    ['Ab c1é!', 'Abc1!'],
    ['Lucky#2026', 'Lucky#2026'],
    [' \t\n', ''],
    ['pass\u202eword', 'password'],
    ['🎉A🎉', 'A'],
    ['Ａ１', ''],
    [PASSWORD_SYMBOLS, PASSWORD_SYMBOLS],
  ])('[VALID-007] %j is filtered to %j', (typed, left) => {
    expect(filterPassword(typed)).toBe(left)
  })
})

describe('the strength of a password', () => {
  test.each([
    ['Copper-Trail7', 'strong'],
    ['cT7!cT7!wR4?wR4?mQ2#x', 'strong'],
  ])('[VALID-008] for %s is %s', (password, level) => {
    expect(passwordStrength(password, copperStateLottery).level).toBe(level)
  })

  test.each([
    ['abcdef1!', 'medium'],
    ['abcdefg1', 'medium'],
    ['Abcde1!', 'medium'],
    // Too long and one more.
    ['aaa1!aaa1!aaa1!aaa1!x', 'medium'],
    ['abcdefgh', 'low'],
    ['abc', 'low'],
    ['', 'low'],
  ])('[VALID-009] for %j is %s', (password, level) => {
    expect(passwordStrength(password, copperStateLottery).level).toBe(level)
  })

  test.each([
    ['', [false, false, false]],
    ['abcdefgh', [true, false, false]],
    ['Ab', [false, true, false]],
    ['1!', [false, false, true]],
    ['1', [false, false, false]],
    ['Abcdef1!', [true, true, true]],
    ['aA1!aA1!aA1!aA1!aA1!x', [false, true, true]],
  ])('[VALID-010] for %j meets these of the three conditions: %j', (password, met) => {
    const { checklist } = passwordStrength(password, copperStateLottery)
    expect(checklist).toHaveLength(3)
    expect(checklist.map(condition => condition.met)).toEqual(met)
  })
})

test('[VALID-011] the confirmation has to equal the password', () => {
  expect(confirmationRule('Abcdef1!', { password: 'Abcdef1!' })).toBeNull()
  for (const other of ['', 'abcdef1!', 'Abcdef1! '])
    expect(confirmationRule(other, { password: 'Abcdef1!' })).toEqual({ key: 'accounts.password.mismatch' })
})
