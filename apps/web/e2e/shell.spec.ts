import type { Page } from '@playwright/test'
import { expect, open, ready, test } from './club.ts'

const menuLinks = async (page: Page, button: string) => {
  await page.getByRole('button', { name: button }).click()
  const links = page.getByRole('navigation', { name: button }).getByRole('link')
  const found = await links.evaluateAll(all =>
    all.map(link => [link.textContent, link.getAttribute('href')].join(' ')),
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: button })).toBeFocused()
  return found
}

const mainMenu = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link')
    .evaluateAll(all => all.map(link => [link.textContent, link.getAttribute('href')].join(' ')))

const WAYS = ['Earn /earn', 'Rewards /rewards', 'Promotions /promotion', 'Games /games']

test('[SHELL-006] [SHELL-020] [SHELL-021] [SHELL-023] a guest’s shell has its menus, its landmarks and no balances', async ({
  page,
}) => {
  await open(page, '/')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await mainMenu(page)).toEqual([...WAYS, 'Play /lucky-lounge'])
  expect(await menuLinks(page, 'Profile menu')).toEqual(['Sign In /login', 'Register /register'])
  expect(await menuLinks(page, 'Side menu')).toEqual([
    'Home /',
    'Send Us Feedback /feedback',
    'FAQs /media/faq',
  ])
  await expect(page.getByRole('banner').getByRole('link', { name: /points|tokens/i })).toHaveCount(0)
})

test('[SHELL-007] [SHELL-019] [SHELL-022] [FLAG-001] [FLAG-002] a player’s shell has balances and the player’s own ways', async ({
  page,
  enter,
}) => {
  await enter('verified@players.example')
  await open(page, '/')
  await expect(page.getByRole('link', { name: '25,000 points' })).toHaveAttribute('href', '/rewards')
  await expect(page.getByRole('link', { name: '5,000 tokens' })).toHaveAttribute('href', '/lucky-lounge')
  expect(await menuLinks(page, 'Profile menu')).toEqual([
    'Profile /settings/profile',
    'Communication Preferences /settings/preferences',
    'Invite Friends /settings/invite-friends',
    'Players Club History /history',
    'Lucky Lounge History /lucky-lounge/history',
    'Account & Security /settings/account-security',
  ])
  expect(await menuLinks(page, 'Side menu')).toContain('Enter Ticket /ticket-entry')
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
})

test('[FLAG-001] [FLAG-002] [FLAG-003] [FLAG-005] [SHELL-014] flags, switches and configuration decide menus and balances', async ({
  page,
  enter,
  setFlags,
}) => {
  await setFlags({
    SWEEPSTAKES_V1: false,
    ENABLE_GAME_DROPDOWN: true,
    BALANCES_BUTTONS_CONFIG: { points: { WEB_DEEPLINK: '/earn' } },
  })
  await open(page, '/')
  expect(await mainMenu(page)).not.toContain('Play /lucky-lounge')
  expect(await mainMenu(page)).not.toContain('History /history')
  await enter('poor@players.example')
  await open(page, '/')
  expect(await mainMenu(page)).toContain('History /history')
  await expect(page.getByRole('link', { name: '0 points' })).toHaveAttribute('href', '/earn')
  await expect(page.getByRole('banner').getByRole('link', { name: /tokens/i })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /Lucky Lounge/ })).toHaveCount(0)
  expect(await menuLinks(page, 'Profile menu')).not.toContain('Lucky Lounge History /lucky-lounge/history')
  expect(await menuLinks(page, 'Games')).toEqual([
    'All games /games',
    'Scratchers /games/types/1',
    'Fast play /games/types/5',
    'Draw games /games/types/2',
    'Quick draw /games/types/7',
  ])
})

test('[SHELL-014] the tokens lead where the configuration says', async ({ page, enter, setFlags }) => {
  await setFlags({
    SWEEPSTAKES_V1: true,
    BALANCES_BUTTONS_CONFIG: { tokens: { WEB_DEEPLINK: '/lucky-lounge/store' } },
  })
  await enter('poor@players.example')
  await open(page, '/')
  const tokens = page.getByRole('banner').getByRole('link', { name: /tokens/i })
  await expect(tokens).toHaveAttribute('href', '/lucky-lounge/store')
})

test('[FLAG-003] [FLAG-004] [FLAG-007] a player’s own flag is merged with those of everybody', async ({
  page,
  enter,
  setFlags,
}) => {
  await setFlags({
    FEATURE_FLAGS: '',
    ENABLE_GAME_DROPDOWN: true,
    PLAYER_FLAGS: { 'newcomer@players.example': 'SWEEPSTAKES_V1' },
  })
  await enter('newcomer@players.example')
  await open(page, '/')
  expect(await mainMenu(page)).toContain('Play /lucky-lounge')
  expect(await menuLinks(page, 'Games')).not.toContain('Quick draw /games/types/7')
  await page.getByRole('button', { name: 'Profile menu' }).click()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('heading', { name: 'Every ticket is worth a little more' })).toBeVisible()
  await expect.poll(() => mainMenu(page)).not.toContain('Play /lucky-lounge')
})

test('[SHELL-008] [SHELL-009] [SHELL-010] [SHELL-012] home greets by the day, then by the hour in Phoenix', async ({
  page,
  enter,
}) => {
  const hour = Number(
    new Intl.DateTimeFormat('en', {
      timeZone: 'America/Phoenix',
      hour: 'numeric',
      hourCycle: 'h23',
    }).format(),
  )
  const words = hour < 12 ? 'Good Morning' : hour < 18 ? 'Good Afternoon' : 'Good Evening'
  await open(page, '/')
  await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible()
  await enter('birthday@players.example')
  await open(page, '/')
  await expect(page.getByText('Happy birthday, Bea')).toBeVisible()
  await page.goto('/history')
  await expect(page.getByRole('heading', { name: 'Players Club History' })).toBeVisible()
  await expect(page.getByText('Happy birthday')).toHaveCount(0)
  await enter('anniversary@players.example')
  await open(page, '/')
  await expect(page.getByText('Happy club anniversary, Anni')).toBeVisible()
})

test('[SHELL-026] [SHELL-027] [SHELL-028] the footer leads to help, words and other places; inside the lounge to the lounge’s', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/)
  const footer = page.getByRole('contentinfo')
  await open(page, '/')
  for (const [name, href] of [
    ['FAQs', '/media/faq'],
    ['Terms and Conditions', '/media/terms_conditions'],
    ['Privacy Policy', '/media/privacy'],
    ['Send Us Feedback', '/feedback'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href)
  await expect(footer.getByRole('link', { name: /Problem gambling/ })).toHaveAttribute(
    'href',
    /^(https|tel):/,
  )
  expect(await footer.getByRole('list', { name: 'Elsewhere' }).getByRole('link').count()).toBeGreaterThan(3)
  await open(page, '/lucky-lounge/anywhere')
  await expect(footer.getByRole('link', { name: 'FAQs' })).toHaveAttribute('href', '/media/faq_ll')
  await expect(footer.getByRole('link', { name: 'Terms and Conditions' })).toHaveAttribute(
    'href',
    '/media/terms_conditions_ll',
  )
})

test('[MSG-002] [MSG-003] [MSG-004] a message can be closed by hand, waits while it is read, and leaves by itself', async ({
  page,
}) => {
  await page.clock.install()
  const raise = async (message: object) => {
    await page.evaluate(
      state => history.pushState({ usr: { message: state }, key: 'a', idx: 1 }, '', '/login'),
      message,
    )
    await page.reload()
    await ready(page)
  }
  await open(page, '/')
  await raise({ text: 'A first word' })
  const first = page.getByRole('alert').getByText('A first word')
  await expect(first).toBeVisible()
  await page.getByRole('button', { name: 'Close message' }).click()
  await expect(first).toBeHidden()

  await raise({ text: 'A second word', timeout: 3000 })
  const second = page.getByRole('alert').getByText('A second word')
  await second.hover()
  await page.clock.runFor(60_000)
  await expect(second).toBeVisible()
  await page.mouse.move(0, 700)
  await page.clock.runFor(2_000)
  await expect(second).toBeVisible()
  await page.clock.runFor(1_100)
  await expect(second).toBeHidden()
})

test('[SHELL-006] Spanish is spoken on the whole page, and remembered', async ({
  page,
  enter,
  complaints,
}) => {
  complaints.allow(/404/)
  await enter('verified@players.example')
  await open(page, '/')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  for (const path of ['/', '/history', '/no-such-page']) await expectNothingEnglish(page, path)
  await page.context().clearCookies({ name: '__Host-pc_session' })
  await expectNothingEnglish(page, '/login')
  await expect(page).toHaveTitle(/^Iniciar sesión/)
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveTitle(/^Sign In/)
})

/** What a page says in both languages must be the same in both: names, numbers and the languages themselves. */
const SAME_IN_BOTH =
  /^[\d\s.,:·©+−–/()$-]*$|^(Players Club|Copper State Lottery|© Copper State Lottery|English|Español|Facebook|Instagram|YouTube|X|App Store|Google Play|Verity|Lucky Lounge)$/

async function expectNothingEnglish(page: Page, path: string) {
  const speak = async (locale: string) => {
    await page.context().addCookies([{ name: 'pc_locale', value: locale, domain: 'localhost', path: '/' }])
    await open(page, path)
    return page.evaluate(textsOfPage)
  }
  const english = new Set(await speak('en'))
  const spanish = await speak('es')
  expect(spanish.length).toBeGreaterThan(20)
  expect(spanish.filter(text => english.has(text) && !SAME_IN_BOTH.test(text))).toEqual([])
}

/** Every text and every name of the club's own, menus that are closed included; what campaigns book is in their words. */
function textsOfPage(): string[] {
  const texts: string[] = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof Element) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-description'])
        texts.push(node.getAttribute(name) ?? '')
    } else if (!node.parentElement?.closest('script, style, tbody th')) texts.push(node.textContent ?? '')
  }
  return [...new Set(texts.map(text => text.trim()).filter(text => text !== ''))]
}
