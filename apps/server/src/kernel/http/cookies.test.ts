import { expect, test } from 'vitest'
import { embedCookie, guestCookie, readCookie, sessionCookie, SESSION_COOKIE } from './cookies.ts'

const KEY = 'k'.repeat(43)

test.each([
  ['alone', `${SESSION_COOKIE}=${KEY}`, KEY],
  ['among others', `a=1; ${SESSION_COOKIE}=${KEY}; b=2`, KEY],
  ['absent', 'a=1', null],
  ['no cookies at all', null, null],
  ['another name that ends like it', `x${SESSION_COOKIE}=${KEY}`, null],
  ['too short', `${SESSION_COOKIE}=abc`, null],
  ['with letters a key has not', `${SESSION_COOKIE}=${"'".repeat(43)}`, null],
  ['twice: the first counts', `${SESSION_COOKIE}=${KEY}; ${SESSION_COOKIE}=${'z'.repeat(43)}`, KEY],
])('a cookie %s', (_, header, value) => {
  expect(readCookie(header, SESSION_COOKIE)).toBe(value)
})

test('cookies keep to our own site, over a secure connection, out of reach of scripts', () => {
  for (const cookie of [sessionCookie(KEY, null), guestCookie(KEY)]) {
    expect(cookie).toMatch(/^__Host-\w+=k{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  }
  expect(embedCookie(KEY)).toBe(
    `__Host-pc_embed=${KEY}; Path=/; HttpOnly; Secure; SameSite=None; Partitioned`,
  )
})

test('a remembered session is kept until its end', () => {
  expect(sessionCookie(KEY, new Date('2026-12-01T00:00:00Z'))).toContain(
    '; Expires=Tue, 01 Dec 2026 00:00:00 GMT',
  )
})
