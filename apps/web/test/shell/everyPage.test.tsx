import { FEATURE_FLAGS, type FeatureFlag } from '@players-club/domain-models'
import table, { type TableRoute } from 'virtual:route-table'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clubPaths } from '@players-club/flow-hooks/club'
import { matchTable } from '../matchTable.ts'
import { pages } from '../pages.ts'
import type { OpenPage } from '../openPage.tsx'
import { isFocusLost, openSettled, pressEveryButton } from '../pressEveryButton.ts'
import { offeringEveryPage } from './offersOfEveryPage.ts'

/** The address of a route that only leads to another one. */
const REDIRECTS = ['settings', 'change-password', 'change-email', 'deactivate-account', 'redirect-back']

test('every address that a flow leads to has a page', () => {
  const addresses = Object.values(clubPaths).map(path => (typeof path === 'string' ? path : path(7)))
  const isPage = (address: string) => {
    const route = matchTable(address).at(-1)
    return route !== undefined && route.path !== '*'
  }
  expect(addresses).toContain('/login')
  expect(addresses.filter(address => !isPage(address))).toEqual([])
})

test('the list of pages has an address of every route', () => {
  const shown = new Set(pages.map(({ path }) => matchTable(path).at(-1)))
  const leaves = (routes: readonly TableRoute[], above = ''): [string, TableRoute][] =>
    routes.flatMap(route =>
      route.children.length > 0
        ? leaves(route.children, route.path ?? above)
        : [[route.path ?? above, route] as [string, TableRoute]],
    )
  const left = leaves(table).flatMap(([path, route]) =>
    shown.has(route) || REDIRECTS.includes(path) ? [] : [path],
  )
  expect(left).toEqual([])
})

/** Where a press on a page leads, or what it brings a link to, with all features on. */
const ways: { from: string; to: string }[] = []

describe('the outline is whole, and focus stays in the page whichever button is pressed', () => {
  for (const { path, ...options } of pages)
    test(`${path} for ${options.player ?? 'a guest'}`, async () => {
      const lost: string[] = []
      const open = () => openSettled(path, options)
      const opened = await open()
      expectWholeOutline()
      const linked = new Set([path, ...linksIn(document)])
      await pressEveryButton(opened, open, ({ button, address, isAway }) => {
        if (!isAway && isFocusLost()) lost.push(button)
        for (const to of [address, ...linksIn(document)]) if (!linked.has(to)) ways.push({ from: path, to })
      })
      expect(lost).toEqual([])
    })
})

/** One first-level heading, with nothing before it; no level is left out. */
function expectWholeOutline() {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isExposed)
  const levels = headings.map(({ localName, textContent }) => ({ level: Number(localName[1]), textContent }))
  expect(levels.filter(({ level }, at) => level > (levels[at - 1]?.level ?? 0) + 1)).toEqual([])
  expect(levels.filter(({ level }) => level === 1)).toHaveLength(1)
}

const isExposed = (element: Element) =>
  element.checkVisibility() && !element.closest('[inert], [aria-hidden="true"]')

const linksIn = (part: ParentNode) =>
  [...part.querySelectorAll('a[href^="/"]')].map(link => link.getAttribute('href') ?? '')

const visitors = { 'a guest': undefined, 'a player': 'verified' }
type Visitor = (typeof visitors)[keyof typeof visitors]

const addresses = [...new Map(pages.map(shown => [shown.path, shown])).values()]
const without = (flag: FeatureFlag) => FEATURE_FLAGS.filter(other => other !== flag)

describe('a feature that is off', () => {
  let visited: Promise<WithAllFlags> | undefined
  const withAllFlags = () => (visited ??= visitAll())

  test('has pages to which its server would lead', async () => {
    const { closedBy, linksOf } = await withAllFlags()
    const offered = new Set([...linksOf.values()].flatMap(ofPages => [...ofPages.values()].flat()))
    expect(closedBy.size).toBeGreaterThan(0)
    expect([...closedBy.values()].flatMap(closed => [...closed]).filter(path => !offered.has(path))).toEqual(
      [],
    )
  })

  test.each(Object.entries(visitors))('is offered to %s on no page', async (_, player) => {
    const { closedBy, linksOf } = await withAllFlags()
    const linksOfPage = linksOf.get(player) ?? new Map<string, readonly string[]>()
    const found: string[] = []
    for (const [flag, closed] of closedBy) {
      const ofFlag = await waysToClosed(flag, closed, { player, linksOfPage })
      found.push(...ofFlag.map(way => `without ${flag}: ${way}`))
    }
    expect(found).toEqual([])
  })

  async function waysToClosed(
    flag: FeatureFlag,
    closed: ReadonlySet<string>,
    { player, linksOfPage }: { player: Visitor; linksOfPage: ReadonlyMap<string, readonly string[]> },
  ): Promise<string[]> {
    const [first = '/'] = closed
    const found: string[] = []
    for (const shown of addresses) {
      const { path } = shown
      const links = linksOfPage.get(path) ?? []
      const isLedOn = ways.some(({ from, to }) => from === path && isClosed(to, closed))
      // The header and the menus are looked at on the home page.
      if (path !== '/' && !isLedOn && !links.some(href => isClosed(href, closed))) continue
      const open = () => offering(shown, player, without(flag), first)
      const opened = await open()
      if (!isThere(path, opened)) continue
      const note = (how: string, hrefs: readonly string[]) =>
        found.push(...hrefs.filter(href => isClosed(href, closed)).map(href => `${path} ${how} ${href}`))
      note('links to', linksIn(document))
      if (isLedOn)
        await pressEveryButton(opened, open, ({ button, address }) =>
          note(`(${button}) leads to`, [address, ...linksIn(document)]),
        )
    }
    return found
  }
})

interface WithAllFlags {
  /** The pages that are not there without a flag, by the flag. */
  closedBy: Map<FeatureFlag, Set<string>>
  /** What each page links to in its content, by visitor and address. */
  linksOf: Map<Visitor, Map<string, readonly string[]>>
}

async function visitAll(): Promise<WithAllFlags> {
  const closedBy = new Map<FeatureFlag, Set<string>>()
  const linksOf: WithAllFlags['linksOf'] = new Map()
  for (const player of Object.values(visitors)) {
    const ofPages = new Map<string, readonly string[]>()
    linksOf.set(player, ofPages)
    for (const shown of addresses) {
      const { path } = shown
      const isThereWith = async (flags: readonly FeatureFlag[]) =>
        isThere(path, await offering(shown, player, flags, path))
      if (!(await isThereWith(FEATURE_FLAGS))) continue
      ofPages.set(path, [...document.querySelectorAll('main, [role="dialog"]')].flatMap(linksIn))
      if (player === undefined || (await isThereWith([]))) continue
      for (const flag of FEATURE_FLAGS)
        if (!(await isThereWith(without(flag))))
          closedBy.set(flag, (closedBy.get(flag) ?? new Set()).add(path))
    }
  }
  return { closedBy, linksOf }
}

/** Opens a page whose server offers everything; home with its recommendations. */
async function offering(
  { path, ...options }: (typeof addresses)[number],
  player: Visitor,
  flags: readonly FeatureFlag[],
  address: string,
): Promise<OpenPage> {
  const opened = await openSettled(path, offeringEveryPage({ ...options, player, flags }, address))
  if (path === '/') {
    await page.getByRole('button', { name: 'For You' }).click()
    await expect.element(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  }
  return opened
}

/** Whether the address shows its page: neither another one, nor that of an address that does not exist. */
const isThere = (path: string, { address }: OpenPage) =>
  address() === path && document.querySelector('h1')?.textContent !== 'Page Not Found!'

/** Whether an address is that of a closed page, or of a route whose pages are all closed. */
function isClosed(href: string, closed: ReadonlySet<string>): boolean {
  const [path = ''] = href.split(/[?#]/)
  if (addresses.some(shown => shown.path === path)) return closed.has(path)
  const route = matchTable(path).at(-1)
  const siblings = addresses.filter(shown => matchTable(shown.path).at(-1) === route)
  return siblings.length > 0 && siblings.every(shown => closed.has(shown.path))
}
