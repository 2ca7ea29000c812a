import { defaultSwitches, mainMenu, profileMenu, sideMenu, visibleMenu } from '@players-club/domain-models'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderUi } from '../../testing/renderUi.tsx'
import { BalancePill } from '../BalancePill/BalancePill.tsx'
import { MainMenu } from '../MainMenu/MainMenu.tsx'
import { Header, type HeaderProps } from './Header.tsx'

const visitor = { signedIn: true, flags: ['SWEEPSTAKES_V1'], switches: defaultSwitches }
const player: HeaderProps = {
  currentPath: '/',
  mainMenu: null,
  balances: <BalancePill kind="points" amount={25_000} href="/rewards" />,
  profileLinks: visibleMenu(profileMenu, visitor),
  sideLinks: visibleMenu(sideMenu, visitor),
  playerName: 'Verity',
  isSigningOut: false,
  onSignOut: () => {},
  onForYou: () => {},
  onForYouPreload: () => {},
}
const guest: HeaderProps = {
  ...player,
  balances: undefined,
  playerName: undefined,
  profileLinks: visibleMenu(profileMenu, { ...visitor, signedIn: false }),
  sideLinks: visibleMenu(sideMenu, { ...visitor, signedIn: false }),
}

test('[SHELL-007] the points button shows the balance and links to the rewards', async () => {
  const screen = await renderUi(<Header {...player} />)
  const points = screen.getByRole('link', { name: '25,000 Points' })
  await expect.element(points).toHaveAttribute('href', '/rewards')
})

test('[SHELL-007] a balance of nine digits stays within its pill, and the header within a tablet, with the club’s name on one line', async () => {
  await page.viewport(768, 640)
  const balances = (['points', 'tokens'] as const).map(kind => (
    <BalancePill key={kind} kind={kind} amount={100_000_000} href="/rewards" />
  ))
  const screen = await renderUi(<Header {...player} balances={balances} />)
  for (const name of ['100,000,000 Points', '100,000,000 Tokens']) {
    const pill = screen.getByRole('link', { name }).element()
    expect(pill.scrollWidth).toBeLessThanOrEqual(pill.clientWidth)
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(768)
  const club = screen.getByRole('link', { name: 'Players Club Copper State Lottery' }).element()
  expect(club.getBoundingClientRect().height).toBeLessThan(70)
  await page.viewport(1280, 720)
})

test('[SHELL-019] [FLAG-002] the profile menu has every entry of a player', async () => {
  const screen = await renderUi(<Header {...player} />)
  await screen.getByRole('button', { name: 'Profile menu' }).click()
  const menu = screen.getByRole('navigation', { name: 'Profile menu' })
  for (const [name, href] of [
    ['Profile', '/settings/profile'],
    ['Communication Preferences', '/settings/preferences'],
    ['Invite Friends', '/settings/invite-friends'],
    ['Players Club History', '/history'],
    ['Lucky Lounge History', '/lucky-lounge/history'],
    ['Account & Security', '/settings/account-security'],
  ] as const)
    await expect.element(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  await expect.element(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible()
})

test('[FLAG-016] the points are shown in the profile menu only when they are passed in', async () => {
  const screen = await renderUi(<Header {...player} balances={undefined} />)
  await screen.getByRole('button', { name: 'Profile menu' }).click()
  await expect.element(screen.getByText('Verity')).toBeVisible()
  const points = screen.getByRole('link', { name: '25,000 Points' })
  expect(points.query()).toBeNull()
  await screen.rerender(<Header {...player} balances={undefined} playerPoints={player.balances} />)
  await expect.element(points).toBeVisible()
})

test('[SHELL-020] a guest sees Sign In and Register and no Sign Out', async () => {
  const screen = await renderUi(<Header {...guest} />)
  await screen.getByRole('button', { name: 'Profile menu' }).click()
  await expect.element(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  await expect.element(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register')
  expect(screen.getByRole('button', { name: 'Sign Out' }).query()).toBeNull()
})

test('[SHELL-021] [SHELL-022] the side menu has Home, feedback and questions, and ticket entry only for players', async () => {
  const screen = await renderUi(<Header {...guest} />)
  await screen.getByRole('button', { name: 'Side menu' }).click()
  const menu = screen.getByRole('navigation', { name: 'Side menu' })
  await expect.element(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await expect
    .element(menu.getByRole('link', { name: 'Send Us Feedback' }))
    .toHaveAttribute('href', '/feedback')
  await expect.element(menu.getByRole('link', { name: 'FAQs' })).toHaveAttribute('href', '/media/faq')
  expect(menu.getByRole('link', { name: 'Enter Ticket' }).query()).toBeNull()
  await screen.rerender(<Header {...player} />)
  await expect
    .element(menu.getByRole('link', { name: 'Enter Ticket' }))
    .toHaveAttribute('href', '/ticket-entry')
})

test('a menu opens by keyboard, closes on Escape and returns focus', async () => {
  const screen = await renderUi(<Header {...player} />)
  const button = screen.getByRole('button', { name: 'Profile menu' })
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Profile', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

test('signing out closes its menu', async () => {
  const onSignOut = vi.fn()
  const screen = await renderUi(<Header {...player} onSignOut={onSignOut} />)
  await screen.getByRole('button', { name: 'Profile menu' }).click()
  await screen.getByRole('button', { name: 'Sign Out' }).click()
  expect(onSignOut).toHaveBeenCalledOnce()
  await expect
    .element(screen.getByRole('button', { name: 'Profile menu' }))
    .toHaveAttribute('aria-expanded', 'false')
})

test.each([
  ['a player', player],
  ['a guest', guest],
])('[RECO-001] %s sees For You, which requests the recommendations', async (_, visitor) => {
  const [onForYou, onForYouPreload] = [vi.fn(), vi.fn()]
  const screen = await renderUi(<Header {...visitor} onForYou={onForYou} onForYouPreload={onForYouPreload} />)
  const button = screen.getByRole('button', { name: 'For You' })
  button.element().focus()
  expect(onForYouPreload).toHaveBeenCalled()
  expect(onForYou).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onForYou).toHaveBeenCalledOnce()
})

test.each([
  ['en', 1024],
  ['en', 1280],
  ['es', 1024],
  ['es', 1280],
] as const)('the header in %s at %d px has no overlapping or clipped parts', async (locale, width) => {
  await page.viewport(width, 700)
  const menu = <MainMenu entries={visibleMenu(mainMenu, visitor)} currentPath="/" place="header" />
  const balances = (
    <>
      <BalancePill isShort kind="points" amount={125_000} href="/rewards" />
      <BalancePill isShort kind="tokens" amount={15_000} href="/lucky-lounge" />
    </>
  )
  const full = <Header {...player} mainMenu={menu} balances={balances} />
  const { container } = await renderUi(full, locale)
  const boxes = [...container.querySelectorAll('header a, header button')].map(element =>
    element.getBoundingClientRect(),
  )
  for (const [index, one] of boxes.entries()) {
    expect(one.right).toBeLessThanOrEqual(width)
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        one.right <= other.left ||
        other.right <= one.left ||
        one.bottom <= other.top ||
        other.bottom <= one.top
      expect(isApart).toBe(true)
    }
  }
  const cut = [...container.querySelectorAll('header nav a')].filter(
    element => element.scrollWidth > element.clientWidth,
  )
  expect(cut).toEqual([])
})

test('a sign-out that is under way is announced', async () => {
  const screen = await renderUi(<Header {...player} />)
  const status = screen.getByRole('status')
  await expect.element(status).toHaveTextContent('')
  await screen.rerender(<Header {...player} isSigningOut />)
  await expect.element(status).toHaveTextContent('Please wait')
})
