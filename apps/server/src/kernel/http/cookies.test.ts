import { expect, test } from 'vitest'
import { embedCookie, guestCookie, readCookie, sessionCookie, SESSION_COOKIE } from './cookies.ts'

const KEY = 'k'.repeat(43)

test.each([
  ['a cookie that is alone is read', `${SESSION_COOKIE}=${KEY}`, KEY],
  ['a cookie among others is read', `a=1; ${SESSION_COOKIE}=${KEY}; b=2`, KEY],
  ['an absent cookie is null', 'a=1', null],
  ['a missing header is null', null, null],
  ['a name that ends like it is ignored', `x${SESSION_COOKIE}=${KEY}`, null],
  ['a value that is too short is ignored', `${SESSION_COOKIE}=abc`, null],
  ['a value with characters outside of keys is ignored', `${SESSION_COOKIE}=${"'".repeat(43)}`, null],
  ['the first of two cookies is read', `${SESSION_COOKIE}=${KEY}; ${SESSION_COOKIE}=${'z'.repeat(43)}`, KEY],
])('%s', (_, header, value) => {
  expect(readCookie(header, SESSION_COOKIE)).toBe(value)
})

test('cookies are HttpOnly, Secure and limited to their site', () => {
  for (const cookie of [sessionCookie(KEY, null), guestCookie(KEY)]) {
    expect(cookie).toMatch(/^__Host-\w+=k{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  }
  expect(embedCookie(KEY)).toBe(
    `__Host-pc_embed=${KEY}; Path=/; HttpOnly; Secure; SameSite=None; Partitioned`,
  )
})

test('a remembered session cookie expires at its end', () => {
  expect(sessionCookie(KEY, new Date('2026-12-01T00:00:00Z'))).toContain(
    '; Expires=Tue, 01 Dec 2026 00:00:00 GMT',
  )
})
