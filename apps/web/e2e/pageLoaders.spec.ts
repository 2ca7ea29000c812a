import { expect, test } from '@playwright/test'
import { copperStateLottery } from '@players-club/domain-models'
import type * as WebApp from '../server.ts'

const BUILD = new URL('../build/server/index.js', import.meta.url).href
const ORIGIN = 'https://club.example'

/** Renders a page of the build for a guest; without `flags` they cannot be read. Anything else has the status `others`. */
async function render(path: string, flags?: readonly string[], others = 404) {
  const { createWebHandler } = (await import(BUILD)) as typeof WebApp
  const calls: string[] = []
  const answers: Record<string, Response> = {
    '/api/remote-config': Response.json({}),
    '/api/feature-flags': flags
      ? Response.json({ authorizedFlags: flags })
      : Response.json({ status: 503, title: 'No' }, { status: 503 }),
  }
  const handle = createWebHandler({
    api: async request => {
      const { pathname } = new URL(request.url)
      calls.push(pathname)
      return answers[pathname]?.clone() ?? Response.json({ status: others, title: 'No' }, { status: others })
    },
    publicUrl: ORIGIN,
    lottery: copperStateLottery,
    now: () => new Date('2026-03-02T18:00:00Z'),
  })
  const response = await handle(new Request(ORIGIN + path), {
    nonce: 'n',
    locale: 'en',
    csrfToken: 'c',
    hasSessionCookie: false,
    isPosted: false,
    report: () => undefined,
  })
  return { status: response.status, html: await response.text(), calls }
}

const CLOSABLE = ['/lucky-lounge', '/lucky-lounge/game/7', '/lucky-lounge/history', '/information-list']
const PAYMENT_RETURN = '/lucky-lounge/store/pay'

test('a page behind a flag is unavailable, with a way to try again, where the flags cannot be read', async () => {
  for (const path of CLOSABLE) {
    const { status, html } = await render(path)
    expect(status, path).toBe(503)
    expect(html, path).toContain('Try again')
    expect(html, path).not.toContain('Page Not Found!')
  }
})

test('a page about one thing is not found where the server does not know it, and unavailable where the server fails', async () => {
  for (const path of ['/promotion/4', '/information-list/4']) {
    expect((await render(path, ['INFORMATION_ONLY_V1'], 404)).status, path).toBe(404)
    expect((await render(path, ['INFORMATION_ONLY_V1'], 503)).status, path).toBe(503)
  }
})

test('the return of a payment is rendered where the flags cannot be read: its frame informs the page around it', async () => {
  expect((await render(PAYMENT_RETURN)).status).toBe(200)
})

test('a page behind a flag that is off is not found', async () => {
  for (const path of [...CLOSABLE, PAYMENT_RETURN]) {
    const { status, html } = await render(path, [])
    expect(status, path).toBe(404)
    expect(html, path).toContain('Page Not Found!')
  }
})

test('a page behind a flag that is off is not found where its address is percent-encoded', async () => {
  expect((await render('/lucky%2Dlounge', [])).status).toBe(404)
  expect((await render('/lucky-lounge/store%2Dbilling', ['SWEEPSTAKES_V1'])).status).toBe(404)
})

test('a page asks for the flags and the configuration once, however many of its routes need them', async () => {
  for (const path of ['/', '/games', '/lucky-lounge/game/7', '/lucky-lounge/history']) {
    const { calls } = await render(path, ['SWEEPSTAKES_V1'])
    const ofShell = calls.filter(call => ['/api/feature-flags', '/api/remote-config'].includes(call))
    expect(ofShell.toSorted(), path).toEqual(['/api/feature-flags', '/api/remote-config'])
  }
})
