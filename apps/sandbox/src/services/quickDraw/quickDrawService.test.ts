import { expect, test } from 'vitest'
import { CLUB_URL, openSandbox } from '../../../test/openSandbox.ts'

test('[ROUTE-041] allows the club alone to frame the game', async () => {
  const sandbox = await openSandbox()
  const page = await sandbox.get('/arcade/quick-draw/71?draw=QD-71-2026-11-21-1')
  expect(page.status).toBe(200)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain(`frame-ancestors ${CLUB_URL};`)
  expect(policy).toContain("script-src 'self'")
  expect(await page.text()).toContain(`data-club="${CLUB_URL}"`)
})

test('posts the game’s messages to the club alone', async () => {
  const sandbox = await openSandbox()
  const script = await (await sandbox.get('/arcade/quick-draw/game.js')).text()
  expect(script).toContain('origin !== clubOrigin')
  expect(script).not.toContain("'*'")
})

test('answers 404 for an unknown game', async () => {
  const sandbox = await openSandbox()
  expect((await sandbox.get('/arcade/quick-draw/abc')).status).toBe(404)
})
