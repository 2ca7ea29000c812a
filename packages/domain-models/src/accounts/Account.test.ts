import { is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { account, isLoggedIn, sessionStatus, sessionTokens } from './Account.ts'
import { newcomerAccount, verifiedAccount } from './accounts.fixtures.ts'

test('[AUTH-008] an account has its seven fields', () => {
  expect(is(verifiedAccount, account)).toBe(true)
  expect(Object.keys(account.schema).toSorted()).toEqual([
    'birthDate',
    'email',
    'firstName',
    'inviteCode',
    'lastName',
    'login',
    'registrationDate',
  ])
})

test('[AUTH-008] an account without personal information is valid', () => {
  expect(is({ ...newcomerAccount, firstName: '', lastName: '', birthDate: undefined }, account)).toBe(true)
})

test.each([
  {},
  { ...verifiedAccount, birthDate: '1990-02-30' },
  { ...verifiedAccount, registrationDate: '2020' },
])('[AUTH-008] %j is not a valid account', value => {
  expect(is(value, account)).toBe(false)
})

test('[AUTH-009] a sign-in returns two tokens, and a session check adds the login', () => {
  const tokens = { access_token: 'a', refresh_token: 'r' }
  expect(is(tokens, sessionTokens)).toBe(true)
  expect(is({ access_token: 'a' }, sessionTokens)).toBe(false)
  expect(is({ ...tokens, login: 'ana' }, sessionStatus)).toBe(true)
  expect(is(tokens, sessionStatus)).toBe(false)
})

describe('isLoggedIn', () => {
  test.each([
    ['a token and an account with an email', 'token', verifiedAccount, true],
    ['not an account without a token', '', verifiedAccount, false],
    ['not a token without an account', 'token', null, false],
    ['not an account without an email', 'token', { ...verifiedAccount, email: '' }, false],
  ])('[AUTH-024] decides by token and account with email: %s', (_, accessToken, who, expected) => {
    expect(isLoggedIn({ accessToken, account: who })).toBe(expected)
  })
})
