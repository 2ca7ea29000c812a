import { expect, test } from 'vitest'
import { CLUB_URL, openSandbox } from '../../../test/openSandbox.ts'

test('links every page of the sandbox from the first page, and serves each', async () => {
  const sandbox = await openSandbox()
  const page = await sandbox.page('/')
  for (const service of ['mail', 'identity', 'clock', 'flags', 'faults', 'place', 'partner']) {
    expect(page).toContain(`href="/${service}"`)
    expect((await sandbox.get(`/${service}`)).status).toBe(200)
  }
})

test('lists the demo players, their password and where to sign in on the first page', async () => {
  const page = await (await openSandbox()).page('/')
  expect(page.match(/[a-z]+@players\.example(?=<)/g)).toEqual(
    expect.arrayContaining(['verified@players.example', 'poor@players.example']),
  )
  expect(page).toContain('Lucky#2026')
  expect(page).toContain(`href="${CLUB_URL}/login"`)
})

test('serves the style, the icon and the fonts of its pages', async () => {
  const sandbox = await openSandbox()
  const types = ['/sandbox.css', '/icon.svg', '/fonts/bricolage.woff2', '/fonts/figtree.woff2'].map(
    async path => (await sandbox.get(path)).headers.get('content-type'),
  )
  expect(await Promise.all(types)).toEqual([
    'text/css; charset=utf-8',
    'image/svg+xml',
    'font/woff2',
    'font/woff2',
  ])
})
