import { offline } from '@players-club/api-client/fakes'
import { LOCALE_COOKIE } from '@players-club/domain-models'
import { testAccount, TEST_PASSWORD } from '@players-club/flow-hooks/testing'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'
import { emptyHome } from './offers.ts'

const banner = page.getByRole('banner')
const main = page.getByRole('main')
const footer = page.getByRole('contentinfo')

const openHome = (options: PageOptions = {}) => openPage('/', { ...options, answers: emptyHome })

const linksOf = (name: string) =>
  page
    .getByRole('navigation', { name })
    .getByRole('link')
    .elements()
    .map(link => `${link.textContent} ${link.getAttribute('href')}`)

/** The links of a menu that is opened for it, and closed again with Escape. */
async function linksBehind(name: string) {
  const button = banner.getByRole('button', { name })
  await button.click()
  await expect.element(page.getByRole('navigation', { name })).toBeVisible()
  const found = linksOf(name)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('navigation', { name })).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  return found
}

const offAtFirst = {
  ENABLE_GAME_DROPDOWN: false,
  USE_LOCAL_STORAGE_TO_LOGIN: false,
  SHOW_CONTACT_INFO: false,
}
const gamesOpen = { switches: { ...offAtFirst, ENABLE_GAME_DROPDOWN: true } }

describe('the frame of a guest', () => {
  test('[SHELL-006] [SHELL-020] [SHELL-021] [SHELL-023] has its landmarks and its menus, and no balances', async () => {
    await openHome()
    await expect.element(banner).toBeVisible()
    await expect.element(main).toBeVisible()
    await expect.element(footer).toBeVisible()
    expect(linksOf('Main menu')).toEqual([
      'Earn /earn',
      'Rewards /rewards',
      'Promotions /promotion',
      'Games /games',
      'Play /lucky-lounge',
    ])
    expect(await linksBehind('Profile menu')).toEqual(['Sign In /login', 'Register /register'])
    expect(await linksBehind('Side menu')).toEqual([
      'Home /',
      'Send Us Feedback /feedback',
      'FAQs /media/faq',
    ])
    await expect.element(banner.getByRole('link', { name: /points|tokens/i })).not.toBeInTheDocument()
  })

  test('[FLAG-003] has no link to the lounge or a history without SWEEPSTAKES_V1', async () => {
    await openHome({ flags: [] })
    expect(linksOf('Main menu')).toEqual([
      'Earn /earn',
      'Rewards /rewards',
      'Promotions /promotion',
      'Games /games',
    ])
  })
})

describe('the footer', () => {
  const languages = footer.getByRole('group', { name: 'Language' })
  const nameOf = (button: Element) => button.textContent

  test('offers the languages of the lottery, in its order', async () => {
    await openHome({ lottery: { locales: ['es', 'en'] } })
    await expect.element(languages).toBeVisible()
    expect(languages.getByRole('button').elements().map(nameOf)).toEqual(['Español', 'English'])
  })

  test('says without a connection that the language cannot be changed, and changes nothing', async () => {
    const reached = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    const left = vi.fn<() => void>()
    addEventListener('beforeunload', left)
    onTestFinished(() => {
      reached.mockRestore()
      removeEventListener('beforeunload', left)
      document.cookie = `${LOCALE_COOKIE}=; Path=/; Max-Age=0`
    })
    await openHome()
    await languages.getByRole('button', { name: 'Español' }).click()
    await expect.poll(() => reached).toHaveBeenCalledWith('/health', expect.anything())
    await expect.element(languages).toBeVisible()
    await expect.element(page.getByRole('alert').getByText(/We could not reach the club/)).toBeVisible()
    expect(document.cookie).not.toContain(LOCALE_COOKIE)
    expect(left).not.toHaveBeenCalled()
  })

  test('offers no languages if the lottery has only one', async () => {
    await openHome({ lottery: { locales: ['en'] } })
    await expect.element(footer.getByRole('link', { name: 'FAQs' })).toBeVisible()
    await expect.element(languages).not.toBeInTheDocument()
  })
})

describe('the frame of the lounge', () => {
  test.each(['/lucky-lounge/explore', '/lucky-lounge/explore/', '/Lucky-Lounge/Explore'])(
    'has the lounge’s footer at %s, and leaves the tokens to the page',
    async path => {
      await openPage(path, { player: 'verified' })
      await expect.element(banner.getByRole('link', { name: '8,000 Points' })).toBeVisible()
      await expect.element(banner.getByRole('link', { name: /Tokens/ })).not.toBeInTheDocument()
      await expect
        .element(footer.getByRole('link', { name: 'FAQs' }))
        .toHaveAttribute('href', '/media/faq_ll')
      await expect
        .element(
          page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Play' }).first(),
        )
        .toHaveAttribute('aria-current', 'true')
    },
  )
})

describe('the frame of an address without a page of the lounge', () => {
  test.each(['/lucky-lounge/anything', '/lucky-lounges', '/lucky-lounge/store-billing'])(
    '[LOBBY-004] has the club’s footer at %s, and the tokens in the header',
    async path => {
      await openPage(path, { player: 'verified' })
      await expect.element(main.getByRole('heading', { name: 'Page Not Found!' })).toBeVisible()
      await expect.element(banner.getByRole('link', { name: '800 Tokens' })).toBeVisible()
      await expect.element(footer.getByRole('link', { name: 'FAQs' })).toHaveAttribute('href', '/media/faq')
    },
  )
})

test('[LOBBY-004] the tokens are in the header while a page of the lounge has failed', async () => {
  const silenced = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => silenced.mockRestore())
  const { go } = await openPage('/lucky-lounge', {
    player: 'verified',
    failure: new Error('This page is broken.'),
    others: ['/lucky-lounge/explore'],
  })
  await expect.element(main.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect.element(banner.getByRole('link', { name: '800 Tokens' })).toBeVisible()
  await go('/lucky-lounge/explore')
  await expect.element(banner.getByRole('link', { name: /Tokens/ })).not.toBeInTheDocument()
})

describe('the frame of a player', () => {
  test('[SHELL-007] does not say that a balance loads which could not be loaded', async () => {
    await openPage('/', {
      player: 'verified',
      answers: { ...emptyHome, 'history.getPointsBalance': offline },
    })
    await expect
      .element(banner.getByRole('link', { name: /Points/ }))
      .toHaveTextContent('Not available– Points')
  })

  test('[SHELL-007] [SHELL-019] [SHELL-022] [FLAG-001] [FLAG-002] has the balances and the pages of a player', async () => {
    await openHome({ player: 'verified' })
    await expect
      .element(banner.getByRole('link', { name: '8,000 Points' }))
      .toHaveAttribute('href', '/rewards')
    await expect
      .element(banner.getByRole('link', { name: '800 Tokens' }))
      .toHaveAttribute('href', '/lucky-lounge')
    expect(await linksBehind('Profile menu')).toEqual([
      'Profile /settings/profile',
      'Communication Preferences /settings/preferences',
      'Invite Friends /settings/invite-friends',
      'Players Club History /history',
      'Lucky Lounge History /lucky-lounge/history',
      'Account & Security /settings/account-security',
    ])
    expect(await linksBehind('Side menu')).toEqual([
      'Home /',
      'Enter Ticket /ticket-entry',
      'Send Us Feedback /feedback',
      'FAQs /media/faq',
    ])
    await banner.getByRole('button', { name: 'Profile menu' }).click()
    await expect.element(page.getByRole('button', { name: 'Sign Out' })).toBeVisible()
  })

  test('[FLAG-001] [FLAG-002] [FLAG-003] [FLAG-005] has the history in place of the lounge without SWEEPSTAKES_V1', async () => {
    await openHome({ player: 'verified', flags: ['QUICKDRAW_V1'], remoteConfig: gamesOpen })
    await expect.element(banner.getByRole('link', { name: '8,000 Points' })).toBeVisible()
    await expect.element(banner.getByRole('link', { name: /tokens/i })).not.toBeInTheDocument()
    expect(linksOf('Main menu')).toContain('History /history')
    expect(linksOf('Main menu')).not.toContain('Play /lucky-lounge')
    expect(await linksBehind('Profile menu')).not.toContain('Lucky Lounge History /lucky-lounge/history')
    expect(await linksBehind('Games')).toEqual([
      'All games /games',
      'Scratchers /games/types/1',
      'Fast play /games/types/5',
      'Draw games /games/types/2',
      'Quick draw /games/types/7',
    ])
    await expect.element(main.getByRole('heading', { name: /Lucky Lounge/ })).not.toBeInTheDocument()
  })
})

describe('the greeting at home', () => {
  const greeted = (words: string) => main.getByText(words, { exact: true })

  async function signIn(account: { birthDate?: string; registrationDate?: string }) {
    await openPage('/login', {
      answers: {
        ...emptyHome,
        'accounts.getAccount': { ...testAccount(), ...account },
        'history.getPendingPoints': { pending: 0 },
        'history.getExpiringPoints': { expiring: 0, expiresOn: null },
      },
      remoteConfig: { GREETINGS_MESSAGE_CONFIG: { showFirstName: true } },
      others: ['/', '/history'],
    })
    await main.getByLabelText('Email').fill('verified@players.example')
    await main.getByLabelText('Password', { exact: true }).fill(TEST_PASSWORD)
    await main.getByRole('button', { name: 'Sign In' }).click()
  }

  test('[SHELL-012] depends on the hour in Phoenix on any other day', async () => {
    await openHome()
    await expect.element(greeted('Good Afternoon')).toBeVisible()
  })

  test('[SHELL-008] [SHELL-009] is that of the birthday, on an anniversary too, and on the home page alone', async () => {
    await signIn({ birthDate: '1980-11-20', registrationDate: '2023-11-20T19:00:00.000Z' })
    await expect.element(greeted('Happy birthday, verified')).toBeVisible()
    await banner.getByRole('button', { name: 'Profile menu' }).click()
    await page.getByRole('link', { name: 'Players Club History' }).click()
    await expect.element(main.getByRole('heading', { name: 'Players Club History' })).toBeVisible()
    await expect.element(page.getByText(/Happy birthday/)).not.toBeInTheDocument()
  })

  test('[SHELL-010] is that of the anniversary of the registration', async () => {
    await signIn({ registrationDate: '2023-11-20T19:00:00.000Z' })
    await expect.element(greeted('Happy club anniversary, verified')).toBeVisible()
  })

  test('[SHELL-010] is that of no anniversary in the year of the registration', async () => {
    await signIn({ registrationDate: '2026-11-20T19:00:00.000Z' })
    await expect.element(greeted('Good Afternoon, verified')).toBeVisible()
  })
})

describe('the footer', () => {
  const leadsTo = (name: string, href: string) =>
    expect.element(footer.getByRole('link', { name })).toHaveAttribute('href', href)

  test('[SHELL-026] [SHELL-027] links to help, to the terms, to social media and to the app stores', async () => {
    await openHome()
    await leadsTo('FAQs', '/media/faq')
    await leadsTo('Terms and Conditions', '/media/terms_conditions')
    await leadsTo('Privacy Policy', '/media/privacy')
    await leadsTo('Send Us Feedback', '/feedback')
    const help = footer.getByRole('link', { name: /^Problem gambling/ }).element()
    expect(help.getAttribute('href')).toMatch(/^(https|tel):/)
    const linksOf = (name: string) => footer.getByRole('list', { name }).getByRole('link').elements()
    expect(linksOf('Social media').length).toBeGreaterThan(2)
    expect(linksOf('Get our app')).toHaveLength(2)
  })

  test('[SHELL-028] links to the questions and terms of the lounge inside it', async () => {
    await openPage('/lucky-lounge/explore')
    await leadsTo('FAQs', '/media/faq_ll')
    await leadsTo('Terms and Conditions', '/media/terms_conditions_ll')
  })
})
