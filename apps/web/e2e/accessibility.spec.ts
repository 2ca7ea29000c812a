import type { Locator, Page } from '@playwright/test'
import { textsThatDoNotFit } from '../../../scripts/testing/textsThatDoNotFit.ts'
import { expect, open, signInPage, test } from './club.ts'
import { findProblems } from './findProblems.ts'
import { inspectFocus, type Stop } from './inspectFocus.ts'

const WIDE = { width: 1280, height: 800 }
const NARROW = { width: 320, height: 640 }
const ON_ITS_SIDE = { width: NARROW.height, height: NARROW.width }
const PAGES_A_VISIT = 8
const OUTAGE = {
  flag: 'true',
  outageType: 'PLANNED',
  startDate: '2020-01-01T00:00:00Z',
  body: 'The club is being repaired.',
}

/**
 * Stories prove each view with axe, in both schemes, on wide and narrow screens, in both languages and with spaced text.
 * Here is what only an assembled page shows: landmarks, headings, ids, the colours of one part on another, sizes and
 * reflow at 320 px, large text, a phone on its side, and where focus goes. The stories' looks are light and wide, dark and
 * narrow; these are the other two, for what only one width shows has colours in both schemes.
 */
const LOOKS = [
  ['dark, wide', WIDE, 'dark', 'all'],
  ['light, narrow', NARROW, 'light', 'what a narrow screen changes'],
] as const

interface Visit {
  path: string
  email?: string
  isOut?: true
}

const PAGES: readonly Visit[] = [
  { path: '/' },
  { path: '/', email: 'verified@players.example' },
  { path: '/login' },
  { path: '/history', email: 'verified@players.example' },
  { path: '/lucky-lounge/history', email: 'verified@players.example' },
  { path: '/settings/profile', email: 'newcomer@players.example' },
  { path: '/ticket-entry', email: 'verified@players.example' },
  { path: '/settings/profile', email: 'verified@players.example' },
  ...[
    'preferences',
    'invite-friends',
    'account-security',
    'account-security/change-password',
    'account-security/change-email',
    'account-security/deactivate-account',
  ].map(name => ({ path: `/settings/${name}`, email: 'verified@players.example' })),
  { path: '/earn' },
  { path: '/earn', email: 'verified@players.example' },
  { path: '/view-url/1', email: 'verified@players.example' },
  { path: '/upload-content/4', email: 'verified@players.example' },
  { path: '/interactive-game/14', email: 'verified@players.example' },
  { path: '/code-redemption' },
  { path: '/survey/v2/13' },
  { path: '/poll/5' },
  { path: '/quiz/10' },
  { path: '/profile-completion/7', email: 'verified@players.example' },
  { path: '/collect-them-all/16', email: 'verified@players.example' },
  { path: '/lucky-lounge' },
  { path: '/lucky-lounge', email: 'verified@players.example' },
  { path: '/lucky-lounge/explore' },
  { path: '/lucky-lounge/reward/203' },
  { path: '/lucky-lounge/game/801' },
  { path: '/games' },
  { path: '/games/13' },
  { path: '/games-quick-draw-widget/71' },
  { path: '/promotion' },
  { path: '/lucky-lounge/store', email: 'verified@players.example' },
  { path: '/lucky-lounge/store-billing', email: 'verified@players.example' },
  { path: '/lucky-lounge/store-payment-success', email: 'verified@players.example' },
  { path: '/lucky-lounge/store/pay' },
  { path: '/rewards' },
  { path: '/rewards/105', email: 'verified@players.example' },
  { path: '/unsubscribe?success=true' },
  { path: '/no-such-page' },
  { path: '/no-such-page', email: 'verified@players.example' },
  { path: '/', isOut: true },
  { path: '/register' },
  { path: '/activate?key=nobodys' },
  { path: '/activate-email' },
  { path: '/forgot-password' },
  { path: '/forgot-password-sent' },
  { path: '/reset/finish?key=nobodys' },
  { path: '/unsuspend?key=short' },
  { path: '/information-list' },
  { path: '/information-list/1' },
  { path: '/feedback' },
  { path: '/feedback', email: 'verified@players.example' },
]

const nameOf = ({ email, isOut }: Visit) => (isOut ? 'a guest in an outage' : (email ?? 'a guest'))

/** Several pages in one visit, because signing in and loading the scripts take longest. */
const VISITS = Object.entries(Object.groupBy(PAGES, nameOf)).flatMap(([visitor, all = []]) =>
  Array.from({ length: Math.ceil(all.length / PAGES_A_VISIT) }, (_, visit) => ({
    visitor,
    visits: all.slice(visit * PAGES_A_VISIT, (visit + 1) * PAGES_A_VISIT),
  })),
)

test.describe('pages', () => {
  // Nothing is written: the visits may be spread over all workers.
  test.describe.configure({ mode: 'parallel' })

  for (const { visitor, visits } of VISITS)
    test(`${visits.map(({ path }) => path).join(' ')} for ${visitor}: axe finds nothing in dark and wide, in light and narrow, and nothing is lost by large text or on a phone on its side`, async ({
      page,
      enter,
      setFlags,
      complaints,
    }) => {
      test.setTimeout(test.info().timeout * visits.length)
      complaints.allow(/404/)
      if (visits[0]?.isOut) await setFlags({ OUTAGE_CONFIG: OUTAGE })
      if (visits[0]?.email) await enter(visits[0].email)
      for (const { path } of visits) {
        await page.setViewportSize(WIDE)
        await open(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        for (const [name, viewport, colorScheme, part] of LOOKS) {
          await page.setViewportSize(viewport)
          await page.emulateMedia({ colorScheme })
          expect.soft(await findProblems(page, part), `${path}, ${name}`).toEqual([])
          await expectNothingLost(page, `${path}, ${name}`)
        }
        const said = await saidOn(page)
        await page.setViewportSize(ON_ITS_SIDE)
        await expectNothingLost(page, `${path}, a phone on its side`)
        expect.soft(await saidOn(page), `${path} on its side`).toBe(said)
        await page.setViewportSize(WIDE)
        await enlargeText(page, () => expectNothingLost(page, `${path}, text twice as large`))
      }
    })
})

test('menus that are open and a form that was refused have nothing to find either', async ({ page }) => {
  await open(page, '/login')
  await signInPage(page).submit('nobody@players')
  await expect(signInPage(page).email).toHaveAccessibleDescription(/Invalid email format/)
  expect(await findProblems(page), 'a field in error').toEqual([])
  await signInPage(page).submit('somebody@players.example', 'Wrong#2026')
  await expect(signInPage(page).notice).toBeVisible()
  expect(await findProblems(page), 'a refusal').toEqual([])
  for (const menu of ['Profile menu', 'Side menu']) {
    await page.getByRole('button', { name: menu }).click()
    await expect(page.getByRole('navigation', { name: menu })).toBeVisible()
    expect(await findProblems(page), menu).toEqual([])
    await page.keyboard.press('Escape')
  }
})

const WALKS: readonly [typeof WIDE, readonly Visit[]][] = [
  [WIDE, PAGES.slice(1, 3)],
  [NARROW, PAGES.slice(0, 5)],
]
for (const [viewport, pages] of WALKS)
  for (const { path, email } of pages)
    test(`${path} for a ${email ? 'player' : 'guest'} by keyboard at ${viewport.width} px: focus is always seen, never hidden, and not trapped`, async ({
      page,
      enter,
      complaints,
    }) => {
      complaints.allow(/404/)
      if (email) await enter(email)
      await page.setViewportSize(viewport)
      await page.emulateMedia({ forcedColors: viewport === WIDE ? 'active' : 'none' })
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const forward = await walk(page, 'Tab')
      expect(forward.length).toBeGreaterThan(10)
      expect(forward.filter(({ wrong }) => wrong !== '')).toEqual([])
      const back = await walk(page, 'Shift+Tab')
      expect(back.filter(({ wrong }) => wrong !== '')).toEqual([])
      expect(back.length).toBeGreaterThanOrEqual(forward.length)
    })

test('[AUTH-005] the main journey by keyboard alone: in, to the history, through its pages, and out', async ({
  page,
}) => {
  const press = (key: string) => page.keyboard.press(key)
  await open(page, '/')
  await press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await press('Tab')
  await expect(page.getByRole('link', { name: 'Join the club' })).toBeFocused()
  await press('Tab')
  await press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('main')).toBeFocused()

  await press('Tab')
  await expect(signInPage(page).email).toBeFocused()
  await page.keyboard.type('verified@players.example')
  await press('Tab')
  await page.keyboard.type('Lucky#2026')
  await press('Enter')
  await expect(page).toHaveTitle('Home Page')
  await expect(page.getByRole('main')).toBeFocused()

  const profile = page.getByRole('button', { name: 'Profile menu' })
  await profile.focus()
  await press('Enter')
  await expect(page.getByRole('navigation', { name: 'Profile menu' })).toBeVisible()
  await press('Escape')
  await expect(profile).toBeFocused()
  await press('Enter')
  const toHistory = page.getByRole('link', { name: 'Players Club History' })
  for (let tabs = 0; tabs < 8 && !(await isFocused(toHistory)); tabs += 1) await press('Tab')
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Players Club History' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()

  const next = page.getByRole('link', { name: 'Next page' })
  const firstRow = page.getByRole('table').getByRole('row').nth(1)
  const latest = await firstRow.textContent()
  await next.focus()
  await press('Enter')
  await expect(page.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/history')
  await expect(firstRow).not.toHaveText(latest ?? '')
  expect(await page.evaluate(() => document.activeElement !== document.body), 'focus is kept').toBe(true)

  await profile.focus()
  await press('Enter')
  const out = page.getByRole('button', { name: 'Sign Out' })
  for (let tabs = 0; tabs < 10 && !(await isFocused(out)); tabs += 1) await press('Tab')
  await press('Enter')
  await expect(page.getByRole('heading', { name: 'Every ticket is worth a little more' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

/** Without what a clock or a draw changes meanwhile. */
async function saidOn(page: Page): Promise<string> {
  const texts = await page.getByRole('main').evaluate(main =>
    [...main.querySelectorAll('h1, h2, h3, h4, p, li, th, td, label, a, button')]
      .filter(element => element.checkVisibility())
      .map(({ textContent }) => textContent)
      .join('\n'),
  )
  return texts.replaceAll(/\d+/g, '0')
}

async function expectNothingLost(page: Page, where: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, `sideways scroll of ${where}`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  expect.soft(await page.evaluate(textsThatDoNotFit), `texts of ${where}`).toEqual([])
}

/** As the browser's own setting does it. */
async function enlargeText(page: Page, look: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const set = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  await set(32)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  await look()
  await set(16)
  await session.detach()
}

const isFocused = (locator: Locator) => locator.evaluate(element => element === document.activeElement)

/** Tabs through the page until focus leaves it or comes back to where it began; says of every stop what is wrong with it. */
async function walk(page: Page, key: string): Promise<Stop[]> {
  const stops: Stop[] = []
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(inspectFocus, null)
    if (stop === null) return stops
    stops.push(stop)
  }
  throw new Error('Focus does not leave the page.')
}
