import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../../test/clubServer.ts'
import { PUBLIC_URL } from '../../test/constants.ts'
import { startDatabase } from '../../test/engines.ts'
import type { StaticRoots } from '../kernel/http/files.ts'

const PARTNERS = ['https://partner.example', 'https://other.example']

const world = startDatabase('postgres')
const staticRoots: StaticRoots = { client: null, embed: null, media: null, developers: null }

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pc-embed-'))
  for (const name of ['frames', 'assets']) await mkdir(join(folder, name))
  for (const page of ['frames/balance', 'sign-in', 'unknown'])
    await writeFile(join(folder, `${page}.html`), `<title>${page}</title>`)
  await writeFile(join(folder, 'assets/balance-BX3_k9Qa.js'), 'script')
  staticRoots.embed = folder
})
afterAll(() => rm(staticRoots.embed ?? '', { recursive: true, force: true }))

const club = startServer(world, { env: { EMBED_ORIGINS: PARTNERS.join() }, staticRoots })
const policyOf = (headers: Headers) => headers.get('content-security-policy') ?? ''
const openerOf = (headers: Headers) => headers.get('cross-origin-opener-policy')
const SCRIPTS = /script-src 'self' 'nonce-[^']+';/

test("a widget's frame may be framed by partners only, runs our own scripts only, and is not cached", async () => {
  const { status, headers } = await club.browser().get('/embed/frames/balance')
  expect(status).toBe(200)
  expect(policyOf(headers)).toMatch(new RegExp(`frame-ancestors ${PARTNERS.join(' ')}(;|$)`))
  expect(policyOf(headers)).toMatch(SCRIPTS)
  expect(openerOf(headers)).toBe('same-origin')
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each(['/embed/frames/jackpot', '/embed/frames/'])(
  'a frame of an unknown widget shows an error in the frame: %s',
  async path => {
    const response = await club.server.fetch(new Request(PUBLIC_URL + path))
    expect([response.status, await response.text()]).toEqual([404, '<title>unknown</title>'])
    expect(policyOf(response.headers)).toContain(`frame-ancestors ${PARTNERS[0]}`)
  },
)

test('the sign-in window reaches its opener, and cannot be framed', async () => {
  const { status, headers } = await club.browser().get('/embed/sign-in?partner=https%3A%2F%2Fpartner.example')
  expect(status).toBe(200)
  expect(openerOf(headers)).toBe('unsafe-none')
  expect(policyOf(headers)).toContain("frame-ancestors 'none'")
  expect(policyOf(headers)).toMatch(SCRIPTS)
})

test.each(['/embed/unknown', '/embed/sign-in.html', '/embed/frames/balance', '/health'])(
  'no other page can be reached by its opener: %s',
  async path => {
    const { headers } = await club.browser().get(path)
    expect(openerOf(headers)).toBe('same-origin')
  },
)

test('the scripts of the frames can be loaded by our own pages only', async () => {
  const { headers } = await club.browser().get('/embed/assets/balance-BX3_k9Qa.js')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})
