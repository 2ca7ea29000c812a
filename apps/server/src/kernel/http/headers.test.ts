import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startDatabase } from '../../../test/engines.ts'
import { startServer } from '../../../test/clubServer.ts'
import { PUBLIC_URL } from '../../../test/constants.ts'
import type { StaticRoots } from './files.ts'

const PARTNER = 'https://partner.example'

const world = startDatabase('postgres')
const staticRoots: StaticRoots = { client: null, embed: null, media: null, developers: null }
const rendered: {
  nonce: string
  csrfToken: string
  hasSessionCookie: boolean
  isPosted: boolean
  method: string
  cookie: string | null
  account: number
}[] = []
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pc-roots-'))
  for (const name of ['client/assets', 'embed/frames', 'media'])
    await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, 'client/assets/app-BX3_k9Qa.js'), 'script')
  await writeFile(join(folder, 'embed/v1.js'), 'loader')
  await writeFile(join(folder, 'embed/frames/balance.html'), '<p>')
  await writeFile(join(folder, 'media/prize.svg'), '<svg/>')
  staticRoots.client = join(folder, 'client')
  staticRoots.embed = join(folder, 'embed')
  staticRoots.media = join(folder, 'media')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const club = startServer(world, {
  env: { EMBED_ORIGINS: PARTNER },
  staticRoots,
  createWebHandler:
    ({ api }) =>
    async (request, { nonce, csrfToken, hasSessionCookie, isPosted, report }) => {
      const cookie = request.headers.get('cookie')
      const { pathname } = new URL(request.url)
      if (pathname === '/broken') throw new Error('The page broke.')
      if (pathname === '/busy') {
        report(new Error('The page was late.'))
        return new Response(null, { status: 503, headers: { 'retry-after': '2' } })
      }
      if (pathname === '/unexpected') return new Response('Unexpected Server Error', { status: 500 })
      if (pathname === '/__manifest')
        return Response.json({}, { headers: { 'cache-control': 'public, max-age=31536000, immutable' } })
      const call = new Request(`${PUBLIC_URL}/api/account`, { headers: { cookie: cookie ?? '' } })
      const { status: account } = await api(call)
      const { method } = request
      rendered.push({ nonce, csrfToken, hasSessionCookie, isPosted, method, cookie, account })
      const headers = { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'theme=dark' }
      return new Response('<!doctype html>', { status: pathname === '/missing' ? 404 : 200, headers })
    },
})

const PERMISSIONS =
  'accelerometer=(), display-capture=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), ' +
  'payment=(), serial=(), usb=(), camera=(self), fullscreen=(self), geolocation=(self)'

test.each([
  ['/', 'same-origin'],
  ['/missing', 'same-origin'],
  ['/broken', 'same-origin'],
  ['/__manifest', 'same-origin'],
  ['/health', 'same-origin'],
  ['/ready', 'same-origin'],
  ['/api/auth/get/session', 'same-origin'],
  ['/api/account', 'same-origin'],
  ['/api/nothing', 'same-origin'],
  ['/assets/app-BX3_k9Qa.js', 'same-origin'],
  ['/embed/v1.js', 'cross-origin'],
  ['/embed/frames/balance', 'same-origin'],
  ['/media/api/file/prize.svg', 'cross-origin'],
  ['/media/api/file/nothing.svg', 'same-origin'],
  ['/.well-known/security.txt', 'same-origin'],
  ['/openapi.json', 'same-origin'],
])('%s carries every security header, and may be loaded by a page of the %s', async (path, resources) => {
  const { headers } = await club.browser().get(path)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('permissions-policy')).toBe(PERMISSIONS)
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy')).toBe(resources)
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/default-src '(self|none)'(;|$)/)
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-/)
  expect(headers.has('x-powered-by')).toBe(false)
  expect(headers.has('server')).toBe(false)
})

describe('a page', () => {
  test('loads, calls and frames its own site only, with a new nonce each time for inline scripts and styles', async () => {
    const policies = []
    for (let visit = 0; visit < 2; visit += 1) {
      const { headers } = await club.browser().get('/')
      const nonce = rendered.at(-1)?.nonce ?? ''
      const policy = headers.get('content-security-policy') ?? ''
      expect(nonce).toMatch(/^[\w+/]{22}==$/)
      expect(policy.split('; ')).toEqual([
        "default-src 'self'",
        `script-src 'self' 'nonce-${nonce}'`,
        `style-src 'self' 'nonce-${nonce}'`,
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "frame-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ])
      policies.push(policy)
    }
    expect(policies[0]).not.toBe(policies[1])
  })

  test('gives a first visitor a cookie, and renders with it and its CSRF token', async () => {
    const browser = club.browser()
    const { headers } = await browser.get('/')
    const { cookie, csrfToken } = rendered.at(-1) ?? { cookie: '', csrfToken: '' }
    expect(headers.getSetCookie()).toContainEqual(expect.stringMatching(/^__Host-pc_guest=/))
    expect(headers.getSetCookie()).toContain('theme=dark')
    expect(cookie).toContain(`__Host-pc_guest=${browser.cookies.get('__Host-pc_guest')}`)
    browser.csrfToken = csrfToken
    expect((await browser.post('/api/auth/logout')).status).toBe(204)
    const again = await browser.get('/')
    expect(again.headers.getSetCookie()).toEqual(['theme=dark'])
  })

  test('calls the API in process as the player who requested it', async () => {
    const { email } = await club.addAccount()
    const browser = club.browser()
    await browser.enter(email)
    await browser.get('/')
    expect(rendered.at(-1)).toMatchObject({ account: 200, hasSessionCookie: true })
    await club.browser().get('/')
    expect(rendered.at(-1)).toMatchObject({ account: 401, hasSessionCookie: false })
  })

  test('[AUTH-026] is rendered with the session cookie even when the session has expired', async () => {
    const { email } = await club.addAccount()
    const browser = club.browser()
    await browser.enter(email)
    club.clock.advance(3_600_000)
    await browser.get('/')
    expect(rendered.at(-1)).toMatchObject({ account: 401, hasSessionCookie: true })
    club.clock.advance(-3_600_000)
  })

  test('is not cached, and answers only GET and HEAD', async () => {
    expect((await club.browser().get('/')).headers.get('cache-control')).toBe('no-store')
    const { status, headers } = await club.browser().post('/', { a: 1 })
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('names its routes in an answer that every cache may keep, without a cookie', async () => {
    const { headers } = await club.browser().get('/__manifest')
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('vary')).toBe('accept-encoding')
    expect(headers.getSetCookie()).toEqual([])
  })

  test('answers a form that is posted without scripts with the page, unread, uncached and without a new cookie', async () => {
    const post = (path: string) =>
      club.server.fetch(
        new Request(PUBLIC_URL + path, {
          method: 'POST',
          headers: { accept: 'text/html,*/*;q=0.8', 'content-type': 'application/x-www-form-urlencoded' },
          body: 'code=CACTUS200',
        }),
      )
    const { status, headers } = await post('/promo-code/2')
    expect([status, headers.get('allow'), headers.get('cache-control'), headers.get('content-type')]).toEqual(
      [405, 'GET, HEAD', 'no-store', 'text/html; charset=utf-8'],
    )
    expect(headers.getSetCookie()).toEqual(['theme=dark'])
    expect(rendered.at(-1)).toMatchObject({ isPosted: true, method: 'GET' })
    expect((await post('/missing')).status).toBe(404)
    await club.browser().get('/promo-code/2')
    expect(rendered.at(-1)).toMatchObject({ isPosted: false })
  })

  test('shows an error page with a link when rendering fails, and logs the error without its message', async () => {
    const headers = { 'accept-language': 'es' }
    const response = await club.server.fetch(new Request(`${PUBLIC_URL}/broken`, { headers }))
    expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
    const text = await response.text()
    expect(text).toMatch(/<html lang="es">.*<h1>[^<]+<\/h1><p><a href="\/">Inicio<\/a>/)
    expect(club.log).toContain('"event":"page failed"')
    expect(club.log).not.toContain('The page broke')
  })

  test('that cannot be rendered yet is answered with a page, 503 and when to retry, and is logged', async () => {
    const before = club.log.length
    const response = await club.server.fetch(new Request(`${PUBLIC_URL}/busy`))
    const values = ['retry-after', 'cache-control', 'content-type'].map(name => response.headers.get(name))
    expect([response.status, ...values]).toEqual([503, '2', 'no-store', 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('<h1>Service Temporarily Unavailable. Try again later.</h1>')
    expect(club.log.slice(before)).toContain('"event":"page failed"')
  })

  test('whose failure the web app has no page for is answered with the error page, and is logged', async () => {
    const before = club.log.length
    const response = await club.server.fetch(new Request(`${PUBLIC_URL}/unexpected`))
    expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
    expect(club.log.slice(before)).toMatch(/"level":"warn","event":"request".*"status":500/)
  })
})

describe('a page with an identity provider', () => {
  const withChecker = startServer(world, {
    env: { IDENTITY_URL: 'https://identity.example/v1', IDENTITY_SECRET: 'i'.repeat(16) },
    createWebHandler: () => () =>
      Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })),
  })

  test('[IDV-008] may frame the provider with the camera, and no other site', async () => {
    const { headers } = await withChecker.browser().get('/')
    expect(headers.get('content-security-policy')).toContain("frame-src 'self' https://identity.example;")
    expect(headers.get('permissions-policy')).toContain('camera=(self "https://identity.example")')
  })

  test('[IDV-008] frames no other site when no provider is configured', async () => {
    const { headers } = await club.browser().get('/')
    expect(headers.get('content-security-policy')).toContain("frame-src 'self';")
  })
})

describe('a page with a payment provider', () => {
  const selling = startServer(world, {
    env: {
      PAYMENTS_URL: 'https://api.pay.example/v1',
      PAYMENTS_SECRET: 'p'.repeat(16),
      PAYMENTS_PAGES: 'https://pay.example',
      EMBED_ORIGINS: PARTNER,
    },
    createWebHandler: () => () =>
      Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })),
  })
  const headersOf = async (path: string) => (await selling.browser().get(path)).headers
  const policyOf = async (path: string) => (await headersOf(path)).get('content-security-policy') ?? ''

  test('[PAY-003] may frame the provider, which gets no device permissions', async () => {
    for (const path of ['/', '/lucky-lounge/store-billing'])
      expect(await policyOf(path)).toContain("frame-src 'self' https://pay.example;")
    expect((await headersOf('/')).get('permissions-policy')).not.toContain('pay.example')
  })

  test('[PAY-003] does not frame the provider when it is in a frame itself', async () => {
    for (const path of ['/embed/frames/balance', '/lucky-lounge/store/pay'])
      expect(await policyOf(path)).toContain("frame-src 'self';")
  })

  test('[PAY-001] may be framed by our own site only where payments return to', async () => {
    expect(await policyOf('/lucky-lounge/store/pay')).toMatch(/frame-ancestors 'self'(;|$)/)
    for (const path of [
      '/',
      '/lucky-lounge/store',
      '/lucky-lounge/store/pay/x',
      '/lucky-lounge/store-billing',
    ])
      expect(await policyOf(path)).toContain("frame-ancestors 'none'")
  })
})

test("a widget's frame may be framed by the partners' pages, and by no other", async () => {
  const { headers } = await club.browser().get('/embed/frames/balance')
  const directives = headers.get('content-security-policy')?.split('; ')
  expect(directives).toContain(`frame-ancestors ${PARTNER}`)
})

test('the loader may be loaded by any page, and is cached for a few minutes', async () => {
  const { headers } = await club.browser().get('/embed/v1.js')
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=300')
})

test('[API-033] media files are served under /media/api/file/ in a sandbox that runs nothing', async () => {
  const { status, headers } = await club.browser().get('/media/api/file/prize.svg')
  expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
})

test("a player's answers are not cached", async () => {
  const { email } = await club.addAccount()
  const browser = club.browser()
  await browser.enter(email)
  expect((await browser.get('/api/account')).headers.get('cache-control')).toBe('no-store')
})

test('security.txt says where to report a weakness, and until when that is valid', async () => {
  const response = await club.server.fetch(new Request(`${PUBLIC_URL}/.well-known/security.txt`))
  const text = await response.text()
  expect(text).toContain(`Contact: ${PUBLIC_URL}/feedback\n`)
  expect(text).toContain(`Policy: ${PUBLIC_URL}/media/about_us#security\n`)
  expect(text).toContain('Expires: 2026-09-01T18:00:00.000Z\n')
  expect(text).toContain('Preferred-Languages: en, es\n')
})

test('openapi.json describes the calls of the server', async () => {
  const response = await club.server.fetch(new Request(`${PUBLIC_URL}/openapi.json`))
  expect(response.headers.get('content-type')).toBe('application/json')
  // Kept by shared caches, and compressed for those that can read it.
  expect(response.headers.get('vary')).toBe('accept-encoding')
  expect(await response.json()).toMatchObject({
    openapi: '3.1.0',
    paths: { '/api/auth/login': { post: { operationId: 'accounts.signIn' } } },
  })
})
