import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaticFolder, type StaticFolder } from './staticFiles.ts'

let parent = ''
let files: StaticFolder

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'pc-static-'))
  const folder = join(parent, 'site')
  await mkdir(join(folder, 'assets'), { recursive: true })
  await mkdir(join(folder, 'frames/balance'), { recursive: true })
  await mkdir(join(folder, '.vite'), { recursive: true })
  await writeFile(join(parent, 'secret.txt'), 'secret')
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
  await writeFile(join(folder, 'assets/app-BX3_k9Qa.js'), 'plain script')
  await writeFile(join(folder, 'assets/app-BX3_k9Qa.js.br'), 'br')
  await writeFile(join(folder, 'assets/app-BX3_k9Qa.js.gz'), 'gzip')
  await writeFile(join(folder, 'assets/page.cNngjUgL.js'), 'script of a page')
  await writeFile(join(folder, 'assets/app-settings.png'), 'picture')
  await writeFile(join(folder, '.vite/manifest.json'), '{}')
  await writeFile(join(folder, 'frames/balance/index.html'), '<p>')
  files = await openStaticFolder(folder)
})

afterAll(() => rm(parent, { recursive: true, force: true }))

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  files.respond(path, new Request('http://localhost/', { method, headers }), {})

test('a file has its type, its length and an ETag', async () => {
  const response = await get('/robots.txt')
  expect(await response?.text()).toBe('User-agent: *')
  expect(response?.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response?.headers.get('content-length')).toBe('13')
  expect(response?.headers.get('cache-control')).toBe('public, no-cache')
  const again = await get('/robots.txt', { 'if-none-match': `W/${response?.headers.get('etag')}` })
  expect(again?.status).toBe(304)
  expect(await again?.text()).toBe('')
})

test.each([
  ['a file', 'small.svg', 20, 20],
  ['a file too large for the memory', 'large.mp4', 2 * 1024 * 1024, 3 * 1024 * 1024],
  ['a file too large for the memory that became empty', 'emptied.mp4', 2 * 1024 * 1024, 0],
])(
  '%s that is replaced while it is served has the length and the ETag of its content',
  async (_, name, first, second) => {
    const folder = await mkdtemp(join(parent, 'replaced-'))
    const path = join(folder, name)
    await writeFile(path, 'a'.repeat(first))
    const served = await openStaticFolder(folder)
    const fetched = async (method = 'GET') => {
      const response = await served.respond(`/${name}`, new Request('http://localhost/', { method }), {})
      const [etag, length] = ['etag', 'content-length'].map(header => response?.headers.get(header))
      return { etag, length, text: await response?.text() }
    }
    const before = await fetched()
    expect(before).toMatchObject({ length: String(first), text: 'a'.repeat(first) })
    await writeFile(path, 'b'.repeat(second))
    const after = await fetched()
    expect(after.length).toBe(String(after.text?.length))
    expect(after.etag === before.etag).toBe(after.text === before.text)
    expect(await fetched('HEAD')).toEqual({ ...after, text: '' })
  },
)

test('a file that is replaced before it is first read is served as it was at the start', async () => {
  const folder = await mkdtemp(join(parent, 'unread-'))
  const path = join(folder, 'logo.svg')
  await writeFile(path, 'as it was')
  const served = await openStaticFolder(folder)
  await writeFile(path, 'another, which is longer')
  const response = await served.respond('/logo.svg', new Request('http://localhost/'), {})
  expect(response?.headers.get('content-length')).toBe('9')
  expect(await response?.text()).toBe('as it was')
})

test('a file that is a link, as Kubernetes mounts a ConfigMap, is served under its visible name alone', async () => {
  const folder = await mkdtemp(join(parent, 'mounted-'))
  await mkdir(join(folder, '..2026_x'))
  await writeFile(join(folder, '..2026_x/logo.svg'), '<svg/>')
  await symlink('..2026_x', join(folder, '..data'))
  await symlink('..data/logo.svg', join(folder, 'logo.svg'))
  await symlink('..data', join(folder, 'folder.svg'))
  await symlink('..data/missing.svg', join(folder, 'missing.svg'))
  const served = await openStaticFolder(folder)
  const fetched = (path: string) => served.respond(path, new Request('http://localhost/'), {})
  const response = await fetched('/logo.svg')
  expect(response?.headers.get('content-type')).toBe('image/svg+xml')
  expect(await response?.text()).toBe('<svg/>')
  const others = ['/..2026_x/logo.svg', '/..data/logo.svg', '/folder.svg', '/missing.svg']
  expect(await Promise.all(others.map(fetched))).toEqual([null, null, null, null])
})

test('a file named by its content hash is cached for good, and a name that only looks like it is not', async () => {
  expect((await get('/assets/app-BX3_k9Qa.js'))?.headers.get('cache-control')).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await get('/assets/page.cNngjUgL.js'))?.headers.get('cache-control')).toContain('immutable')
  expect((await get('/assets/app-settings.png'))?.headers.get('cache-control')).toBe('public, no-cache')
})

test.each([
  ['br, gzip', 'br', 'br'],
  ['gzip', 'gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
  ['identity', null, 'plain script'],
])('a client that accepts %s gets the encoding %s', async (accepted, encoding, text) => {
  const response = await get('/assets/app-BX3_k9Qa.js', { 'accept-encoding': accepted })
  expect(response?.headers.get('content-encoding')).toBe(encoding)
  expect(response?.headers.get('vary')).toBe('accept-encoding')
  expect(response?.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(await response?.text()).toBe(text)
})

test('HEAD answers the same headers without the content', async () => {
  const response = await get('/robots.txt', {}, 'HEAD')
  expect(response?.headers.get('content-length')).toBe('13')
  expect(await response?.text()).toBe('')
})

test.each(['/frames/balance', '/frames/balance/', '/frames/balance/index.html'])(
  'a page is served at %s',
  async path => {
    expect((await get(path))?.headers.get('content-type')).toBe('text/html; charset=utf-8')
  },
)

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..\\..\\secret.txt',
  '/robots.txt\0',
  '//robots.txt',
  '/.vite/manifest.json',
  '/assets/app-BX3_k9Qa.js.br',
  '/assets',
  '/',
  '/__proto__',
])('%s serves no file', async path => {
  expect(await get(path)).toBeNull()
})
