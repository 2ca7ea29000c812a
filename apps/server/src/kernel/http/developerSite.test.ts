import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { openFiles } from './files.ts'

const SCRIPT = 'sha256-GkZBRnvSuhtx/cvzvukVkX2JJZW+DdPlVr7BX8Tefqo='

const WRITTEN = new Date('2026-01-05T10:00:00Z')
const WRITTEN_AGAIN = new Date('2026-01-05T10:01:00Z')

let folder = ''
let site = ''
let storybook = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pc-developers-'))
  site = join(folder, 'site')
  storybook = join(folder, 'storybook')
  await mkdir(join(site, 'packages/ui'), { recursive: true })
  await mkdir(join(site, 'assets'))
  await mkdir(storybook)
  await writeFile(join(site, 'index.html'), 'start page')
  await writeFile(join(site, '404.html'), 'no such page')
  await writeFile(join(site, 'packages/ui/index.html'), 'a package')
  await writeFile(join(site, 'assets/page.cNngjUgL.js'), 'script')
  await writeFile(join(site, '.script-hashes.json'), JSON.stringify([SCRIPT]))
  await writeFile(join(storybook, 'index.html'), 'stories')
  await writeFile(join(storybook, 'iframe.html'), 'a story')
  await writeFile(join(storybook, '.script-hashes.json'), '[]')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const open = async (env: Record<string, string> = {}, roots = { site, storybook }) => {
  const files = await openFiles(readConfig(env), {
    client: null,
    embed: null,
    media: null,
    developers: roots,
  })
  return (path: string, init?: RequestInit) => files(path, new Request(`http://localhost${path}`, init))
}

test.each([
  ['/developers', 'start page'],
  ['/developers/', 'start page'],
  ['/developers/packages/ui/', 'a package'],
  ['/developers/packages/ui', 'a package'],
  ['/developers/storybook/', 'stories'],
  ['/developers/storybook/iframe.html', 'a story'],
])('serves %s', async (path, text) => {
  const get = await open()
  const answer = await get(path)
  expect(answer?.status).toBe(200)
  expect(await answer?.text()).toBe(text)
})

test('lets a page run its own inline scripts, and no other', async () => {
  const get = await open()
  const policy = (await get('/developers/'))?.headers.get('content-security-policy')
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' '${SCRIPT}';`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
})

test('lets Storybook frame its own stories', async () => {
  const get = await open()
  const policy = (await get('/developers/storybook/iframe.html'))?.headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).not.toContain(SCRIPT)
})

test('redirects to the folder that the addresses of Storybook are relative to', async () => {
  const get = await open()
  const answer = await get('/developers/storybook')
  expect(answer?.status).toBe(308)
  expect(answer?.headers.get('location')).toBe('/developers/storybook/')
})

test('asks again for a page, and keeps a file that is named by its content', async () => {
  const get = await open()
  expect((await get('/developers/'))?.headers.get('cache-control')).toBe('public, no-cache')
  expect((await get('/developers/assets/page.cNngjUgL.js'))?.headers.get('cache-control')).toContain(
    'immutable',
  )
})

test.each(['/developers/nothing', '/developers/.script-hashes.json', '/developers/storybook/nothing'])(
  "answers 404 with the site's page for %s",
  async path => {
    const get = await open()
    const answer = await get(path)
    expect(answer?.status).toBe(404)
    expect(await answer?.text()).toBe('no such page')
  },
)

test.each(['/developersx', '/', '/api/account'])('leaves %s to the club', async path => {
  const get = await open()
  expect(await get(path)).toBeNull()
})

test('serves nothing where the switch is off', async () => {
  const get = await open({ DEVELOPER_SITE: 'false' })
  expect(await get('/developers/')).toBeNull()
  expect(await get('/developers/storybook/')).toBeNull()
})

test('serves nothing before the site is built, and each new build after it', async () => {
  const later = join(folder, 'later')
  const get = await open({}, { site: later, storybook })
  expect(await get('/developers/')).toBeNull()

  await mkdir(later)
  await writeFile(join(later, 'index.html'), 'first build')
  expect(await get('/developers/')).toBeNull()
  const marker = join(later, '.script-hashes.json')
  await writeFile(marker, '[]')
  await utimes(marker, WRITTEN, WRITTEN)
  expect(await (await get('/developers/'))?.text()).toBe('first build')

  await writeFile(join(later, 'new.html'), 'second build')
  await utimes(marker, WRITTEN, WRITTEN_AGAIN)
  expect(await (await get('/developers/new'))?.text()).toBe('second build')
})
