import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { startDatabase } from '../../../test/engines.ts'
import { startServer } from '../../../test/clubServer.ts'
import { PUBLIC_URL, START } from '../../../test/constants.ts'
import type { Browser } from '../../../test/Browser.ts'

const world = startDatabase('postgres')
const club = startServer(world)
let browser: Browser

beforeEach(async () => {
  club.clock.set(START)
  await club.forgetAttempts()
  browser = await club.browser().open()
})

const key = () => randomBytes(32).toString('base64url')

describe('requests forged on other pages', () => {
  const signOut = (headers: Record<string, string>) =>
    browser.post('/api/auth/logout', undefined, { headers })

  test.each(['cross-site', 'same-site'])(
    'a %s request is refused with or without a token, and gets no token',
    async site => {
      const { status, problem, headers } = await signOut({ 'sec-fetch-site': site })
      expect([status, problem.errorKey]).toEqual([403, 'error.csrf'])
      expect(headers.has('x-csrf-token')).toBe(false)
    },
  )

  test('a preflight of another origin is refused, and no answer of a call may be read there', async () => {
    const origin = 'https://consumer.example'
    const accessOf = ({ headers }: Response) =>
      [...headers.keys()].filter(name => name.startsWith('access-control-'))
    const preflight = await club.server.fetch(
      new Request(`${PUBLIC_URL}/api/auth/login`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,x-csrf-token',
        },
      }),
    )
    expect([preflight.status, accessOf(preflight)]).toEqual([405, []])
    const answer = await club.server.fetch(
      new Request(`${PUBLIC_URL}/api/feature-flags`, { headers: { origin } }),
    )
    expect([answer.status, accessOf(answer)]).toEqual([200, []])
  })

  test('a request without Fetch Metadata is judged by its origin', async () => {
    const withoutMetadata = async (origin: string) => {
      const headers = { cookie: browser.cookieHeader(), 'x-csrf-token': browser.csrfToken ?? '', origin }
      const request = new Request(`${PUBLIC_URL}/api/auth/logout`, { method: 'POST', headers })
      return (await club.server.fetch(request)).status
    }
    expect(await withoutMetadata('https://evil.example')).toBe(403)
    expect(await withoutMetadata('null')).toBe(403)
    expect(await withoutMetadata('http://localhost:3001')).toBe(403)
    expect(await withoutMetadata(PUBLIC_URL)).toBe(204)
  })

  test.each([
    ['no token', () => ''],
    ["somebody else's token", async () => (await club.browser().open()).csrfToken ?? ''],
    ['a made-up token', () => key()],
  ])('%s is refused, and the answer has the right one for an honest client', async (_, tokenOf) => {
    const { status, problem, headers } = await signOut({ 'x-csrf-token': await tokenOf() })
    expect([status, problem.errorKey]).toEqual([403, 'error.csrf'])
    expect((await signOut({ 'x-csrf-token': headers.get('x-csrf-token') ?? '' })).status).toBe(204)
  })

  test('a first POST is refused once, and gets a cookie and its token', async () => {
    const fresh = club.browser()
    const { status, problem } = await fresh.post('/api/auth/logout')
    expect([status, problem.errorKey]).toEqual([403, 'error.csrf'])
    expect((await fresh.post('/api/auth/logout')).status).toBe(204)
  })

  test('a token without its cookie is refused as a browser that keeps no cookies, at every retry', async () => {
    browser.cookies.clear()
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { status, problem } = await signOut({})
      expect([status, problem.errorKey]).toEqual([403, 'error.cookies'])
      browser.cookies.clear()
    }
  })

  test('a POST of another site without cookies gets none', async () => {
    browser.cookies.clear()
    const { problem } = await signOut({ 'sec-fetch-site': 'cross-site' })
    expect(problem.errorKey).toBe('error.csrf')
    expect(browser.cookies.size).toBe(0)
  })

  test('the token of a guest is not valid for the session that follows', async () => {
    const { email } = await club.addAccount()
    const before = browser.csrfToken ?? ''
    await browser.signIn(email)
    expect(browser.csrfToken).not.toBe(before)
    expect((await signOut({ 'x-csrf-token': before })).status).toBe(403)
  })
})

describe('authentication', () => {
  test.each([
    ['GET', '/api/account'],
    ['GET', '/api/loyalty/v1/points/balance'],
    ['GET', '/api/loyalty/v1/points/transactions?page=0&size=25'],
    ['GET', '/api/loyalty/v2/tokens'],
    ['POST', '/api/loyalty/v2/tokens/redemptions'],
    ['POST', '/api/embed/codes'],
  ])('is required for %s %s', async (method, path) => {
    const { status, headers, problem } = await browser.send(method, path, {
      body: method === 'POST' ? {} : undefined,
    })
    expect(status).toBe(401)
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(problem).toEqual({
      status: 401,
      title: 'Authentication Required. Please try logging in again',
    })
  })

  test('[ERR-023] refuses in the language of the request', async () => {
    const headers = { 'accept-language': 'es' }
    const { problem } = await browser.get('/api/account', { headers })
    expect(problem.title).toBe('Se requiere autenticación. Inicie sesión de nuevo.')
  })

  test('refuses an invented session, for reading and for moving value', async () => {
    browser.cookies.set('__Host-pc_session', key())
    browser.csrfToken = null
    await browser.open()
    expect((await browser.get('/api/account')).status).toBe(401)
    const headers = { 'idempotency-key': key() }
    expect(
      (
        await browser.post(
          '/api/loyalty/v2/tokens/redemptions',
          { quantity: 1, points: 100, tokens: 10 },
          { headers },
        )
      ).status,
    ).toBe(401)
  })

  test('does not accept an access token as a bearer token', async () => {
    const { email } = await club.addAccount()
    const { access_token: token } = await club.browser().enter(email)
    const { status } = await browser.get('/api/account', { headers: { authorization: `Bearer ${token}` } })
    expect(status).toBe(401)
  })
})

describe('moving value', () => {
  test.each([undefined, '', 'short', 'has spaces in it', 'x'.repeat(129)])(
    'a redemption with the idempotency key %j is refused',
    async idempotencyKey => {
      const { email } = await club.addAccount()
      await browser.signIn(email)
      const headers: Record<string, string> =
        idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }
      const { status, problem } = await browser.post(
        '/api/loyalty/v2/tokens/redemptions',
        { quantity: 1, points: 100, tokens: 10 },
        { headers },
      )
      expect([status, problem.errorKey]).toEqual([400, 'error.idempotency.missing'])
    },
  )
})

describe('bodies', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    browser.post('/api/account/unsuspend-by-email', body, { headers })

  test.each([
    ['broken', '{"email":'],
    ['empty', ''],
    ['poisoned by __proto__', '{"email":"a@b.example","__proto__":{"polluted":true}}'],
    ['poisoned by constructor', '{"email":"a@b.example","constructor":{"prototype":{"polluted":true}}}'],
    ['poisoned deep inside', '{"email":{"a":[{"__proto__":{"polluted":true}}]}}'],
    ['nested 17 levels deep', `${'['.repeat(17)}1${']'.repeat(17)}`],
    ['nested 6,000 levels deep', `{"email":${'['.repeat(6_000)}${']'.repeat(6_000)}}`],
    ['broken by half a surrogate pair', String.raw`{"email":"a\ud83d@b.example"}`],
    ['poisoned by a null byte', String.raw`{"email":"a@b.example\u0000"}`],
  ])('JSON that is %s is refused', async (_, body) => {
    const { status, problem } = await post(body)
    expect(status).toBe(400)
    expect(Object.prototype).not.toHaveProperty('polluted')
    expect(problem).toMatchObject({ errorKey: 'error.badRequest', title: 'The body is not valid JSON.' })
  })

  test.each([
    ['a field too many', { email: 'a@b.example', isAdmin: true }, 'body.(unknown)'],
    ['a field too few', {}, 'body.email'],
    ['a wrong type', { email: 5 }, 'body.email'],
    ['no object', 'null', 'body'],
    ['a list', '[]', 'body, body.email'],
  ])('the answer names %s', async (_, body, fields) => {
    const { status, problem } = await post(typeof body === 'string' ? body : JSON.stringify(body))
    expect(status).toBe(400)
    expect(problem).toMatchObject({ errorKey: 'error.badRequest', params: { fields } })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', ''])(
    'a body of type %j is refused',
    async type => {
      expect((await post('{"email":"a@b.example"}', { 'content-type': type })).status).toBe(415)
    },
  )

  test('a body over 64 KB is refused, with and without a content length', async () => {
    const large = JSON.stringify({ email: 'a'.repeat(65 * 1024) })
    expect((await post(large, { 'content-length': String(large.length) })).status).toBe(413)
    expect((await post(large)).status).toBe(413)
    expect((await post(large, { 'content-length': 'many' })).status).toBe(413)
  })

  test('a body longer than its content length is refused', async () => {
    const large = JSON.stringify({ email: 'a'.repeat(65 * 1024) })
    expect((await post(large, { 'content-length': '10' })).status).toBe(413)
  })
})

describe('addresses', () => {
  test.each([
    '/api/nothing',
    '/api/',
    '/api/account/',
    '/api/account/1',
    '/ngl/nothing',
    '/api/loyalty/v1/nothing',
  ])('%s is not found', async path => {
    const { status, headers, problem } = await browser.get(path)
    expect(status).toBe(404)
    expect(headers.get('content-type')).toBe('application/problem+json')
    expect(problem).toEqual({ status: 404, title: 'There is nothing here.' })
  })

  test.each([
    ['PUT', '/api/account', 'GET, HEAD'],
    ['DELETE', '/api/auth/login', 'POST'],
    ['OPTIONS', '/api/auth/login', 'POST'],
    ['GET', '/api/auth/logout', 'POST'],
    ['POST', '/health', 'GET, HEAD'],
  ])('%s %s is refused, and the answer names the allowed methods', async (method, path, allow) => {
    const { status, headers } = await browser.send(method, path)
    expect([status, headers.get('allow')]).toEqual([405, allow])
  })

  test.each([
    ['a field too many', '?page=0&size=25&login=somebody', 'query.(unknown)'],
    ['a field twice', '?page=0&page=1&size=25', 'query.page'],
    ['no number', '?page=zero&size=25', 'query.page'],
  ])('a query with %s is refused', async (_, query, field) => {
    const { email } = await club.addAccount()
    await browser.signIn(email)
    const { status, problem } = await browser.get(`/api/loyalty/v1/points/transactions${query}`)
    expect(status).toBe(400)
    expect(problem.params?.fields).toContain(field)
  })

  test('a null byte in a URL is refused, in its path and in its query', async () => {
    const { email } = await club.addAccount()
    await browser.signIn(email)
    for (const path of [
      '/api/loyalty/v1/preferences/a%00b',
      '/api/loyalty/v1/points/transactions?page=%00&size=25',
    ])
      expect((await browser.get(path)).status).toBe(400)
  })

  test('a demo endpoint does not exist without a sandbox', async () => {
    expect((await browser.post('/__demo/clock', { offsetMs: 1 })).status).toBe(404)
  })

  test.each([
    '/../../etc/passwd',
    '/media/api/file/..%2f..%2fpackage.json',
    '/embed/../createServer.ts',
    '/%00',
  ])('%s serves no file', async path => {
    expect((await browser.get(path)).status).toBe(404)
  })
})

test('no request header is echoed in the answer', async () => {
  const planted = { 'x-request-id': 'planted', 'x-forwarded-for': 'planted', 'accept-language': 'planted' }
  const { headers } = await browser.get('/api/account', { headers: planted })
  expect(JSON.stringify([...headers])).not.toContain('planted')
})
