import { FEATURE_FLAGS, type FeatureFlag } from '@players-club/domain-models'
import table, { type TableRoute } from 'virtual:route-table'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clubPaths } from '@players-club/flow-hooks/club'
import { matchTable } from '../matchTable.ts'
import { pages } from '../pages.ts'
import type { OpenPage } from '../openPage.tsx'
import { isFocusLost, openSettled, pressEveryButton } from '../pressEveryButton.ts'
import { offeringAddresses } from './offeringAddresses.ts'

/** The address of a route that only leads to another one. */
const REDIRECTS = ['settings', 'change-password', 'change-email', 'deactivate-account', 'redirect-back']

test('every address that a flow leads to has a page', () => {
  const paths = Object.values(clubPaths).map(path => (typeof path === 'string' ? path : path(7)))
  const isPage = (address: string) => {
    const route = matchTable(address).at(-1)
    return route !== undefined && route.path !== '*'
  }
  expect(paths).toContain('/login')
  expect(paths.filter(path => !isPage(path))).toEqual([])
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

/** Each address once. */
const shownPages = [...new Map(pages.map(shown => [shown.path, shown])).values()]
const addresses = shownPages.map(({ path }) => path)
const routeOf = (path: string) => matchTable(path).at(-1)
const pagesOfRoute = Map.groupBy(shownPages, ({ path }) => routeOf(path))
const without = (flag: FeatureFlag) => FEATURE_FLAGS.filter(other => other !== flag)

/** The pages that are not there without a flag, by the flag. */
const closedBy = new Map<FeatureFlag, Set<string>>()
/** What each page links to in its content with all features on, by visitor and address. */
const linksOf = new Map<Visitor, Map<string, readonly string[]>>()

describe('with all features on, the page of every route is found', () => {
  for (const [visitor, player] of Object.entries(visitors)) {
    const ofPages = new Map<string, readonly string[]>()
    linksOf.set(player, ofPages)
    test.each(shownPages)(`$path by ${visitor}`, async shown => {
      const { path } = shown
      const isThereWith = async (flags: readonly FeatureFlag[]) =>
        isThere(path, await openOffering(shown, player, flags, addresses))
      const isOpen = await isThereWith(FEATURE_FLAGS)
      expect(isNotFound()).toBe(routeOf(path)?.path === '*')
      if (!isOpen) return
      ofPages.set(path, [...document.querySelectorAll('main, [role="dialog"]')].flatMap(linksIn))
      if (player === undefined || (await isThereWith([]))) return
      for (const flag of FEATURE_FLAGS)
        if (!(await isThereWith(without(flag))))
          closedBy.set(flag, (closedBy.get(flag) ?? new Set()).add(path))
    })
  }
})

/** The flags whose features have pages of their own. */
const CLOSING: readonly FeatureFlag[] = [
  'INFORMATION_ONLY_V1',
  'LL_PAYMENT_ENABLED',
  'QUICKDRAW_V1',
  'SWEEPSTAKES_V1',
]

describe('a feature that is off', () => {
  test('has pages to which its server would lead', () => {
    const offered = new Set([...linksOf.values()].flatMap(ofPages => [...ofPages.values()].flat()))
    const closed = [...closedBy.values()].flatMap(paths => [...paths])
    expect([...closedBy.keys()].toSorted()).toEqual(CLOSING)
    expect(closed.filter(path => !offered.has(path))).toEqual([])
  })

  for (const [visitor, player] of Object.entries(visitors))
    test.each(CLOSING)(`%s is offered to ${visitor} on no page`, async flag => {
      expect(await waysToClosed(flag, player)).toEqual([])
    })
})

/** The ways to closed pages, on each page that leads to one while its feature is on. */
async function waysToClosed(flag: FeatureFlag, player: Visitor): Promise<string[]> {
  const closed = closedBy.get(flag) ?? new Set<string>()
  const found: string[] = []
  for (const shown of shownPages) {
    const { path } = shown
    const links = linksOf.get(player)?.get(path) ?? []
    const isLedOn = ways.some(({ from, to }) => from === path && isClosed(to, closed))
    // The header and the menus are looked at on the home page.
    if (path !== '/' && !isLedOn && !links.some(href => isClosed(href, closed))) continue
    const open = () => openOffering(shown, player, without(flag), [...closed])
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

/** So that no list of offers is empty. */
const NEVER_CLOSED = '/media/faq'

/** Opens a page whose server offers some addresses; home with its recommendations. */
async function openOffering(
  { path, ...options }: (typeof shownPages)[number],
  player: Visitor,
  flags: readonly FeatureFlag[],
  offered: readonly string[],
): Promise<OpenPage> {
  const opened = await openSettled(
    path,
    offeringAddresses({ ...options, player, flags }, [...offered, NEVER_CLOSED]),
  )
  if (path === '/') {
    await page.getByRole('button', { name: 'For You' }).click()
    await expect.element(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  }
  return opened
}

/** Whether the address shows its page: neither another one, nor that of an address that does not exist. */
const isThere = (path: string, { address }: OpenPage) => address() === path && !isNotFound()

const isNotFound = () => document.querySelector('h1')?.textContent === 'Page Not Found!'

/** Whether an address is that of a closed page, or of a route whose pages are all closed. */
function isClosed(href: string, closed: ReadonlySet<string>): boolean {
  const [path = ''] = href.split(/[?#]/)
  const siblings = pagesOfRoute.get(routeOf(path)) ?? []
  if (siblings.some(shown => shown.path === path)) return closed.has(path)
  return siblings.length > 0 && siblings.every(shown => closed.has(shown.path))
}
