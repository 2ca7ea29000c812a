import { describe, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { createCookies, GUEST_COOKIE, SESSION_COOKIE } from './cookies.ts'

const KEY = 'k'.repeat(43)
const OTHER = 'z'.repeat(43)

const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: 'https://club.example',
  SESSION_SECRET: 's'.repeat(32),
}

const cookiesOf = (env: Record<string, string>) => createCookies(readConfig(env))

const NAME = '__Host-pc_session'

test.each([
  ['a cookie that is alone is read', `${NAME}=${KEY}`, KEY],
  ['a cookie among others is read', `a=1; ${NAME}=${KEY}; b=2`, KEY],
  ['an absent cookie is null', 'a=1', null],
  ['a missing header is null', null, null],
  ['a name that ends like it is ignored', `x${NAME}=${KEY}`, null],
  ['a value that is too short is ignored', `${NAME}=abc`, null],
  ['a value with characters outside of keys is ignored', `${NAME}=${"'".repeat(43)}`, null],
  ['the first of two cookies is read', `${NAME}=${KEY}; ${NAME}=${OTHER}`, KEY],
  ['the name without prefix is ignored', `pc_session=${KEY}`, null],
])('%s', (_, header, value) => {
  expect(cookiesOf(PRODUCTION).read(header, SESSION_COOKIE)).toBe(value)
})

describe.each([
  ['a production server', PRODUCTION],
  ['a production server on plain-HTTP localhost', { ...PRODUCTION, PUBLIC_URL: 'http://localhost:3000' }],
  ['a demo over HTTPS', { MODE: 'demo', PUBLIC_URL: 'https://demo.example' }],
  ['a demo over HTTPS on localhost', { MODE: 'demo', PUBLIC_URL: 'https://localhost:3000' }],
])('%s', (_, env) => {
  const cookies = cookiesOf(env)

  test('sends every cookie once: HttpOnly, Secure and limited to its site', () => {
    expect(cookies.session(KEY, null)).toEqual([
      `__Host-pc_session=${KEY}; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ])
    expect(cookies.guest(KEY)).toEqual([`__Host-pc_guest=${KEY}; Path=/; HttpOnly; Secure; SameSite=Lax`])
    expect(cookies.embed(KEY)).toEqual([
      `__Host-pc_embed=${KEY}; Path=/; HttpOnly; Secure; SameSite=None; Partitioned`,
    ])
    expect(cookies.clearedSession()).toEqual([
      '__Host-pc_session=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0',
    ])
    expect(cookies.clearedGuest()).toEqual([
      '__Host-pc_guest=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0',
    ])
  })

  test('reads no cookie without the prefix', () => {
    expect(cookies.read(`pc_session=${KEY}; pc_guest=${KEY}`, SESSION_COOKIE)).toBeNull()
    expect(cookies.read(`pc_session=${KEY}; pc_guest=${KEY}`, GUEST_COOKIE)).toBeNull()
  })
})

describe.each(['http://localhost:3000', 'http://127.0.0.1:3000'])('a demo at %s', PUBLIC_URL => {
  const cookies = cookiesOf({ MODE: 'demo', PUBLIC_URL })

  test('sends each cookie also without Secure and prefix, and clears it', () => {
    expect(cookies.session(KEY, null)).toEqual([
      `__Host-pc_session=${KEY}; Path=/; HttpOnly; Secure; SameSite=Lax`,
      `pc_session=${KEY}; Path=/; HttpOnly; SameSite=Lax`,
    ])
    expect(cookies.guest(KEY)[1]).toBe(`pc_guest=${KEY}; Path=/; HttpOnly; SameSite=Lax`)
    // `SameSite=None` and `Partitioned` need `Secure`.
    expect(cookies.embed(KEY)[1]).toBe(`pc_embed=${KEY}; Path=/; HttpOnly; SameSite=Lax`)
    expect(cookies.clearedSession()[1]).toBe('pc_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
    expect(cookies.clearedGuest()[1]).toBe('pc_guest=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
  })

  test('reads either form, the secure one first', () => {
    expect(cookies.read(`pc_session=${KEY}`, SESSION_COOKIE)).toBe(KEY)
    expect(cookies.read(`pc_session=${OTHER}; __Host-pc_session=${KEY}`, SESSION_COOKIE)).toBe(KEY)
  })
})

test('a remembered session cookie expires at its end, in both forms', () => {
  const cookies = cookiesOf({ PUBLIC_URL: 'http://localhost:3000' })
  const written = cookies.session(KEY, new Date('2026-12-01T00:00:00Z'))
  expect(written).toHaveLength(2)
  for (const cookie of written) expect(cookie).toContain('; Expires=Tue, 01 Dec 2026 00:00:00 GMT')
})
