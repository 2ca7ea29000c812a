import { expect, test } from 'vitest'
import { sessionTokensFixture } from './accounts.fixtures.ts'
import { decodeToken } from './decodeToken.ts'

const claims = { sub: '1', email: 'josé@players.example', login: 'josé✨', exp: 4_102_444_800 }

function tokenOf(payload: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload))
  const base64 = btoa(String.fromCharCode(...bytes))
  return `e30.${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}.c2ln`
}

test('[AUTH-010] a token contains email and login', () => {
  expect(decodeToken(sessionTokensFixture.access_token)).toEqual({
    email: 'verified@players.example',
    login: 'verified',
    exp: 4_102_444_800,
  })
})

test('[AUTH-010] decodeToken handles any alphabet and any padding length', () => {
  for (const more of ['', 'a', 'ab', 'abc', '>>>???']) {
    const login = `${claims.login}${more}`
    expect(decodeToken(tokenOf({ ...claims, login }))).toEqual({
      email: claims.email,
      login,
      exp: claims.exp,
    })
  }
})

test.each([null, 4_102_444_900])('a token contains when its session ends at the latest: %j', until => {
  expect(decodeToken(tokenOf({ ...claims, until }))).toMatchObject({ exp: claims.exp, until })
})

test.each([
  '',
  'abc',
  'a.b',
  'a.%%%.c',
  'e30.bm90IGpzb24.c2ln',
  'e30.bnVsbA.c2ln',
  tokenOf({ login: 'ana', exp: 1 }),
  tokenOf({ email: 'a@b.co', exp: 1 }),
  tokenOf({ email: 'a@b.co', login: 'ana' }),
  tokenOf({ email: 1, login: 'ana', exp: 1 }),
  tokenOf({ email: 'a@b.co', login: 'ana', exp: 1, until: 'never' }),
])('[AUTH-010] decodeToken returns null for %j', token => {
  expect(decodeToken(token)).toBeNull()
})
