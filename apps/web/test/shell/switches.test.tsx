import { hanging } from '@players-club/api-client/fakes'
import { couponRecommendation } from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'
import { emptyHome } from './offers.ts'

const banner = page.getByRole('banner')
const main = page.getByRole('main')
const mainMenu = banner.getByRole('navigation', { name: 'Main menu' })
const switches = { ENABLE_GAME_DROPDOWN: false, USE_LOCAL_STORAGE_TO_LOGIN: false, SHOW_CONTACT_INFO: false }

const openHome = (options: PageOptions = {}) =>
  openPage('/', { ...options, answers: { ...emptyHome, ...options.answers } })

const linksOf = (name: string) =>
  page
    .getByRole('navigation', { name })
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent)

async function openMenu(name: string) {
  await banner.getByRole('button', { name }).click()
  await expect.element(page.getByRole('navigation', { name })).toBeVisible()
}

const mainEntries = () =>
  mainMenu
    .getByRole('listitem')
    .elements()
    .map(({ firstElementChild }) => firstElementChild?.textContent)

describe('the main menu', () => {
  test('links a guest to the lounge with SWEEPSTAKES_V1', async () => {
    await openHome({ flags: ['SWEEPSTAKES_V1'] })
    await expect
      .element(mainMenu.getByRole('link', { name: 'Play' }))
      .toHaveAttribute('href', '/lucky-lounge')
    expect(mainEntries()).toEqual(['Earn', 'Rewards', 'Promotions', 'Games', 'Play'])
  })

  test('shows a guest no link in its place without SWEEPSTAKES_V1', async () => {
    await openHome({ flags: [] })
    await expect.element(mainMenu.getByRole('link', { name: 'Games' })).toHaveAttribute('href', '/games')
    expect(mainEntries()).toEqual(['Earn', 'Rewards', 'Promotions', 'Games'])
  })

  test('links a player to the history without the lounge', async () => {
    await openHome({ player: 'verified', flags: [] })
    await expect.element(mainMenu.getByRole('link', { name: 'History' })).toHaveAttribute('href', '/history')
    expect(mainEntries()).toEqual(['Earn', 'Rewards', 'Promotions', 'Games', 'History'])
  })

  test('[FLAG-005] opens the types of games while ENABLE_GAME_DROPDOWN is on', async () => {
    await openHome({ flags: [], remoteConfig: { switches: { ...switches, ENABLE_GAME_DROPDOWN: true } } })
    await mainMenu.getByRole('button', { name: 'Games' }).click()
    const games = mainMenu.getByRole('navigation', { name: 'Games' })
    await expect
      .element(games.getByRole('link', { name: 'Scratchers' }))
      .toHaveAttribute('href', '/games/types/1')
    expect(
      games
        .getByRole('link')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['All games', 'Scratchers', 'Fast play', 'Draw games'])
  })

  test('[FLAG-004] opens quick draw too with QUICKDRAW_V1', async () => {
    await openHome({
      flags: ['QUICKDRAW_V1'],
      remoteConfig: { switches: { ...switches, ENABLE_GAME_DROPDOWN: true } },
    })
    await mainMenu.getByRole('button', { name: 'Games' }).click()
    await expect
      .element(mainMenu.getByRole('link', { name: 'Quick draw' }))
      .toHaveAttribute('href', '/games/types/7')
  })

  test('has no quick draw where the build has no quick games', async () => {
    await openHome({
      settings: { quickFeatures: false },
      flags: ['QUICKDRAW_V1'],
      remoteConfig: { switches: { ...switches, ENABLE_GAME_DROPDOWN: true } },
    })
    await mainMenu.getByRole('button', { name: 'Games' }).click()
    await expect.element(mainMenu.getByRole('link', { name: 'Draw games' })).toBeVisible()
    await expect.element(mainMenu.getByRole('link', { name: 'Quick draw' })).not.toBeInTheDocument()
  })

  test('[FLAG-005] opens nothing while ENABLE_GAME_DROPDOWN is off', async () => {
    await openHome({ remoteConfig: { switches } })
    await expect.element(mainMenu.getByRole('link', { name: 'Games' })).toBeVisible()
    await expect.element(mainMenu.getByRole('button', { name: 'Games' })).not.toBeInTheDocument()
  })
})

describe('the profile menu of a player', () => {
  test('links to both histories with SWEEPSTAKES_V1', async () => {
    await openHome({ player: 'verified', flags: ['SWEEPSTAKES_V1'] })
    await openMenu('Profile menu')
    expect(linksOf('Profile menu')).toEqual([
      'Profile',
      'Communication Preferences',
      'Invite Friends',
      'Players Club History',
      'Lucky Lounge History',
      'Account & Security',
    ])
  })

  test('links to one history without SWEEPSTAKES_V1', async () => {
    await openHome({ player: 'verified', flags: [] })
    await openMenu('Profile menu')
    expect(linksOf('Profile menu')).toEqual([
      'Profile',
      'Communication Preferences',
      'Invite Friends',
      'Players Club History',
      'Account & Security',
    ])
  })

  test('repeats the points where userPoints is set', async () => {
    await openHome({ player: 'verified', settings: { userPoints: true } })
    await openMenu('Profile menu')
    await expect
      .element(
        page.getByRole('navigation', { name: 'Profile menu' }).getByRole('link', { name: '8,000 Points' }),
      )
      .toBeVisible()
  })

  test('has no points where userPoints is not set', async () => {
    await openHome({ player: 'verified' })
    await openMenu('Profile menu')
    await expect
      .element(page.getByRole('navigation', { name: 'Profile menu' }).getByRole('link', { name: /Points/ }))
      .not.toBeInTheDocument()
  })
})

describe('the side menu', () => {
  test('links a player to the ticket form', async () => {
    await openHome({ player: 'verified' })
    await openMenu('Side menu')
    expect(linksOf('Side menu')).toEqual(['Home', 'Enter Ticket', 'Send Us Feedback', 'FAQs'])
  })

  test('does not link a guest to it', async () => {
    await openHome()
    await openMenu('Side menu')
    expect(linksOf('Side menu')).toEqual(['Home', 'Send Us Feedback', 'FAQs'])
  })
})

describe('the balances in the header', () => {
  test('show points and tokens with SWEEPSTAKES_V1, each with its link', async () => {
    await openHome({ player: 'verified', flags: ['SWEEPSTAKES_V1'] })
    await expect
      .element(banner.getByRole('link', { name: '8,000 Points' }))
      .toHaveAttribute('href', '/rewards')
    await expect
      .element(banner.getByRole('link', { name: '800 Tokens' }))
      .toHaveAttribute('href', '/lucky-lounge')
  })

  test('show points alone without SWEEPSTAKES_V1', async () => {
    const { asked } = await openHome({ player: 'verified', flags: [] })
    await expect.element(banner.getByRole('link', { name: '8,000 Points' })).toBeVisible()
    await expect.element(banner.getByText(/Tokens/)).not.toBeInTheDocument()
    expect(asked('lounge.getUserTokens')).toEqual([])
  })

  test('[SHELL-014] link to where the operator configures', async () => {
    await openHome({
      player: 'verified',
      remoteConfig: {
        BALANCES_BUTTONS_CONFIG: {
          points: { WEB_DEEPLINK: '/earn' },
          tokens: { WEB_DEEPLINK: '/lucky-lounge/store' },
        },
      },
    })
    await expect.element(banner.getByRole('link', { name: '8,000 Points' })).toHaveAttribute('href', '/earn')
    await expect
      .element(banner.getByRole('link', { name: '800 Tokens' }))
      .toHaveAttribute('href', '/lucky-lounge/store')
  })
})

describe('For You', () => {
  const recommended = { 'shell.getRecommendations': { content: [couponRecommendation] } }

  test('[RECO-001] [SHELL-014] shows the operator’s text, with the player’s name where it is configured', async () => {
    await openHome({
      player: 'verified',
      remoteConfig: {
        BALANCES_BUTTONS_CONFIG: {
          forYou: { title: 'Hand-picked', subtitle: 'For this week', showFirstName: true },
        },
      },
      answers: recommended,
    })
    await banner.getByRole('button', { name: 'For You' }).click()
    const dialog = page.getByRole('dialog', { name: 'Hand-picked, verified' })
    await expect.element(dialog.getByText('For this week')).toBeVisible()
    await expect
      .element(dialog.getByRole('link', { name: /^Five dollars off your next ticket/ }))
      .toBeVisible()
  })

  test('shows the club’s text where the operator has none', async () => {
    await openHome({ player: 'verified', answers: recommended })
    await banner.getByRole('button', { name: 'For You' }).click()
    const dialog = page.getByRole('dialog', { name: 'For You', exact: true })
    await expect.element(dialog.getByText('Picked for today')).toBeVisible()
  })
})

describe('a feature flag', () => {
  const play = mainMenu.getByRole('link', { name: 'Play' })

  test('is on for everybody by the build', async () => {
    await openHome({ flags: [], settings: { builtInFeatures: 'SWEEPSTAKES_V1, QUICKDRAW_V1' } })
    await expect.element(play).toBeVisible()
  })

  test('is on for everybody by the operator', async () => {
    await openHome({ flags: [], remoteConfig: { FEATURE_FLAGS: 'QUICKDRAW_V1,SWEEPSTAKES_V1' } })
    await expect.element(play).toBeVisible()
  })

  test('is off where neither turns it on', async () => {
    await openHome({ flags: ['QUICKDRAW_V1'], remoteConfig: { FEATURE_FLAGS: 'EINSTANT_V1' } })
    await expect.element(mainMenu.getByRole('link', { name: 'Games' })).toBeVisible()
    await expect.element(play).not.toBeInTheDocument()
  })
})

describe('the greeting', () => {
  test('contains the player’s name where it is configured', async () => {
    await openHome({
      player: 'verified',
      remoteConfig: { GREETINGS_MESSAGE_CONFIG: { showFirstName: true } },
    })
    await expect.element(main.getByText('Good Afternoon, verified')).toBeVisible()
  })

  test.each([
    ['during its time', '2026-11-20T00:00:00.000Z', 'The Fiesta week is on'],
    ['not after its time', '2026-11-10T00:00:00.000Z', 'Good Afternoon'],
  ])('[SHELL-011] is a message of the operator %s', async (_, startDate, shown) => {
    const day = 24 * 60 * 60 * 1000
    const endDate = new Date(Date.parse(startDate) + 2 * day).toISOString()
    const message = { type: 'static' as const, messageText: 'The Fiesta week is on', startDate, endDate }
    await openHome({ remoteConfig: { GREETINGS_MESSAGE_CONFIG: { messageArrays: [message] } } })
    await expect.element(main.getByText(shown, { exact: true })).toBeVisible()
  })

  test('contains no name where it is not configured', async () => {
    await openHome({
      player: 'verified',
      remoteConfig: { GREETINGS_MESSAGE_CONFIG: { showFirstName: false } },
    })
    await expect.element(main.getByText('Good Afternoon', { exact: true })).toBeVisible()
  })
})

describe('pages behind a flag', () => {
  test('include the information pages with INFORMATION_ONLY_V1', async () => {
    await openPage('/information-list', {
      flags: ['INFORMATION_ONLY_V1'],
      answers: { 'content.listInformationTiles': { content: [] } },
    })
    await expect.element(main.getByRole('heading', { name: 'Good to know' })).toBeVisible()
  })

  test('exclude the information pages without INFORMATION_ONLY_V1', async () => {
    await openPage('/information-list', { answers: { 'content.listInformationTiles': hanging } })
    await expect.element(main.getByRole('heading', { name: 'Page Not Found!' })).toBeVisible()
  })

  test.each(['/information-list', '/lucky-lounge/history'])(
    '[GUARD-001] wait at %s while an expired session is restored, because flags are per player',
    async path => {
      await openPage(path, {
        hasExpiredSession: true,
        flags: [],
        answers: { 'accounts.checkSession': hanging },
      })
      await expect.element(main.getByRole('heading', { level: 1, name: 'Please wait' })).toBeVisible()
      expect(document.title).toBe('Copper State Lottery')
    },
  )

  test('[FLAG-016] show a telephone number at Account & Security while SHOW_CONTACT_INFO is on', async () => {
    await openPage('/settings/account-security', {
      player: 'verified',
      remoteConfig: { switches: { ...switches, SHOW_CONTACT_INFO: true } },
    })
    await expect.element(main.getByText('Your email is verified@players.example.')).toBeVisible()
    await expect.element(main.getByRole('heading', { name: 'Need help?' })).toBeVisible()
    await expect.element(main.getByRole('link', { name: '602-555-0100' })).toBeVisible()
  })

  test('[FLAG-016] show no telephone number at Account & Security by default', async () => {
    await openPage('/settings/account-security', { player: 'verified' })
    await expect.element(main.getByText('Your email is verified@players.example.')).toBeVisible()
    await expect.element(main.getByRole('heading', { name: 'Need help?' })).not.toBeInTheDocument()
  })

  test('[FLAG-016] show no telephone number at Account & Security while SHOW_CONTACT_INFO is off', async () => {
    await openPage('/settings/account-security', {
      player: 'verified',
      remoteConfig: { switches },
    })
    await expect.element(main.getByText('Your email is verified@players.example.')).toBeVisible()
    await expect.element(main.getByRole('heading', { name: 'Need help?' })).not.toBeInTheDocument()
  })
})
