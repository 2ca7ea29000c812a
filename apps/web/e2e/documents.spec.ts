import { expect, test } from './club.ts'

const PATHS = ['/', '/login', '/games', '/rewards', '/lucky-lounge']

const textOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? ''

test('a link to any page that is shared shows the club’s picture', async ({ request, baseURL }) => {
  for (const path of PATHS) {
    const html = await (await request.get(path)).text()
    expect
      .soft(textOf(html, /<meta property="og:image" content="([^"]*)"/), path)
      .toBe(`${baseURL}/shared.png`)
    expect.soft(html, path).toContain('<meta name="twitter:card" content="summary_large_image"')
  }
  const home = await (await request.get('/')).text()
  expect(textOf(home, /<meta property="og:title" content="([^"]*)"/)).toBe(
    'Players Club, Copper State Lottery',
  )
  const picture = await request.get('/shared.png')
  expect(picture.headers()['content-type']).toBe('image/png')
  const bytes = await picture.body()
  // The offsets of width and height in a PNG's header.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  expect(bytes.length).toBeLessThan(150_000)
})

for (const [language, words] of [
  ['en', 'earn points'],
  ['es', 'gane puntos'],
] as const)
  test(`a guest’s page is small in transfer, and its head describes it in its language (${language})`, async ({
    request,
  }) => {
    for (const path of PATHS) {
      const answer = await request.get(path, { headers: { 'accept-language': language } })
      const html = await answer.text()
      expect.soft(answer.headers()['content-encoding'], path).toBe('br')
      expect.soft(html.slice(0, 1_024), path).toMatch(/^<!doctype html>.*<meta charset="utf-8"/is)
      expect.soft(textOf(html, /<html lang="([^"]*)"/), path).toBe(language)
      expect.soft(textOf(html, /<title[^>]*>([^<]*)</), path).not.toBe('')
      const description = textOf(html, /<meta name="description" content="([^"]*)"/)
      expect.soft(description, path).toContain(words)
      // Search engines truncate longer descriptions.
      expect.soft(description.length, path).toBeLessThanOrEqual(160)
    }
  })

test('[CONST-003] a page names the version of the software in its head', async ({ request }) => {
  const html = await (await request.get('/login')).text()
  expect(textOf(html, /<meta name="version" content="([^"]*)"/)).toBe('2.223.0')
})

test('crawlers may read the pages, but not the addresses that only the app requests', async ({ request }) => {
  const answer = await request.get('/robots.txt')
  expect(answer.headers()['content-type']).toContain('text/plain')
  const rules = (await answer.text()).split('\n')
  expect(rules[0]).toBe('User-agent: *')
  const closed = rules.flatMap(rule => /^Disallow: (.*)$/.exec(rule)?.[1] ?? [])
  const isOpen = (path: string) => !closed.some(start => path.startsWith(start))
  expect(PATHS.filter(isOpen)).toEqual(PATHS)
  expect(['/api/published-games', '/ngl/tokens'].filter(isOpen)).toEqual([])
})

test('serves the licenses of what its pages are made of', async ({ request }) => {
  for (const [path, parts] of [
    ['/third-party-licenses.txt', ['react-dom 19', 'react-router 8', 'lucide 1', 'Font figtree.woff2']],
    ['/embed/third-party-licenses.txt', ['react-dom 19', 'swr 2', 'lucide 1', 'Font figtree.woff2']],
  ] as const) {
    const answer = await request.get(path)
    expect(answer.headers()['content-type'], path).toContain('text/plain')
    const lines = (await answer.text()).split('\n')
    for (const part of parts)
      expect
        .soft(
          lines.find(line => line.startsWith(part)),
          path,
        )
        .toBeDefined()
  }
})
