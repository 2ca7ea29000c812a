import { expect, test } from '@playwright/test'
import { builtFiles, builtPages } from './builtSite.ts'

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  )

/** Built by a task of its own. */
const STORYBOOK = '/developers/storybook/'

/** What the club answers with at these addresses. */
const OF_THE_CLUB = ['/', '/openapi.json']

test('leads every link of every page to a page, a file or an anchor that exists', () => {
  const pages = builtPages()
  const anchors = new Map(pages.map(({ path, html }) => [path, new Set(attributes(html, 'id'))]))
  const files = new Set(builtFiles())

  const isDead = (from: string, target: string) => {
    const { origin, pathname, hash } = new URL(target, `http://site${from}`)
    if (origin !== 'http://site' || OF_THE_CLUB.includes(pathname)) return false
    if (pathname.startsWith(STORYBOOK) || files.has(pathname)) return false
    const ids = anchors.get(pathname)
    return !ids || (hash !== '' && !ids.has(decodeURIComponent(hash.slice(1))))
  }

  const dead = pages.flatMap(({ path, html }) =>
    [...attributes(html, 'href'), ...attributes(html, 'src')]
      .filter(target => isDead(path, target))
      .map(target => `${path} → ${target}`),
  )
  expect(dead).toEqual([])
  expect(pages.length).toBeGreaterThan(100)
})
