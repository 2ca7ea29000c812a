import { describe, expect, test } from 'vitest'
import { openSandbox, OWN_ORIGIN } from '../../test/openSandbox.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

describe('another web site', () => {
  test.each(['/clock', '/flags', '/faults', '/place', '/mail'])('cannot post to %s', async service => {
    const sandbox = await openSandbox()
    for (const origin of [
      'https://evil.example',
      'http://localhost:3000',
      'https://localhost:3001',
      'null',
    ]) {
      expect((await sandbox.ask('POST', service, { ...JSON_TYPE, origin }, '{}')).status).toBe(403)
      expect((await sandbox.ask('POST', service, { ...FORM_TYPE, origin }, 'off=true')).status).toBe(403)
    }
    for (const site of ['cross-site', 'same-site', 'none']) {
      const headers = { ...FORM_TYPE, 'sec-fetch-site': site }
      expect((await sandbox.ask('POST', service, headers, 'off=true')).status).toBe(403)
    }
  })

  test('cannot read the mailbox through a host name of its own that resolves to this machine', async () => {
    const sandbox = await openSandbox()
    for (const host of [
      'evil.example',
      'evil.example:3001',
      'localhost.evil.example',
      '127.0.0.1.evil.example',
      '',
    ])
      expect((await sandbox.get('/mail/messages.json', { host })).status).toBe(421)
    for (const host of ['localhost:3001', '127.0.0.1:3001', '[::1]:3001', 'sandbox.localhost:3001'])
      expect((await sandbox.get('/mail/messages.json', { host })).status).toBe(200)
  })
})

describe('the origin guard', () => {
  test('allows programs to post JSON, and our own pages to post forms', async () => {
    const sandbox = await openSandbox()
    expect((await sandbox.post('/place', { off: true })).status).toBe(200)
    expect((await sandbox.submit('/place', { off: 'true' })).status).toBe(303)
    expect((await sandbox.post('/place', { off: true }, { origin: OWN_ORIGIN })).status).toBe(200)
  })

  test('refuses a form without an origin', async () => {
    const sandbox = await openSandbox()
    expect((await sandbox.ask('POST', '/place', FORM_TYPE, 'off=true')).status).toBe(415)
    expect(
      (await sandbox.ask('POST', '/place', { 'content-type': 'text/plain' }, '{"off":true}')).status,
    ).toBe(415)
  })

  test('refuses a body that cannot be parsed', async () => {
    const sandbox = await openSandbox()
    const broken = await sandbox.ask('POST', '/place', JSON_TYPE, '{"off":')
    expect(broken.status).toBe(400)
    expect(await broken.json()).toEqual({ status: 400, title: 'The body is not JSON. Send one JSON object.' })
    const upload = { 'content-type': 'multipart/form-data; boundary=x', origin: OWN_ORIGIN }
    expect((await sandbox.ask('POST', '/place', upload, '--x--')).status).toBe(415)
  })
})

test('forbids scripts, framing, sniffing, caching and indexing in every answer', async () => {
  const sandbox = await openSandbox()
  for (const path of ['/', '/mail', '/clock', '/flags', '/faults', '/place', '/none', '/place.json']) {
    const { headers } = await sandbox.get(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'none'")
    expect(policy).toContain("style-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(headers.get('referrer-policy')).toBe('same-origin')
    expect(headers.get('cache-control')).toBe('no-store')
  }
})

test('serves no page with an inline script or style', async () => {
  const sandbox = await openSandbox()
  for (const path of ['/', '/mail', '/clock', '/flags', '/faults', '/place', '/none'])
    expect(await sandbox.page(path)).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/)
})

test('reports an unknown address to people and to programs', async () => {
  const sandbox = await openSandbox()
  const page = await sandbox.get('/none')
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('There is nothing at this address.')
  expect(await (await sandbox.get('/none.json')).json()).toEqual({
    status: 404,
    title: 'There is nothing at this address.',
  })
})
