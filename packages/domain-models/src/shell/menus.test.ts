import { describe, expect, test } from 'vitest'
import { mainMenu, profileMenu, sideMenu, visibleMenu, type MenuItem, type MenuVisitor } from './menus.ts'
import { defaultSwitches } from './Switches.ts'

const guest: MenuVisitor = { signedIn: false, flags: [], switches: defaultSwitches }
const player: MenuVisitor = { ...guest, signedIn: true }
const withLounge = { flags: ['SWEEPSTAKES_V1'] }
const withDropdown = { switches: { ...defaultSwitches, ENABLE_GAME_DROPDOWN: true } }

const hrefs = (menu: readonly MenuItem[], visitor: MenuVisitor) =>
  visibleMenu(menu, visitor).map(({ href }) => href)
const labels = (menu: readonly MenuItem[], visitor: MenuVisitor) =>
  visibleMenu(menu, visitor).map(({ label }) => label)
const gamesOf = (visitor: MenuVisitor) =>
  visibleMenu(mainMenu, visitor).find(({ id }) => id === 'games')?.children

describe('the visibility of an entry', () => {
  const item = { id: 'a', label: 'shell.home', href: '/' } as const

  test('[SHELL-025] follows hideOnAuth for players and hideOnUnAuth for guests', () => {
    expect(hrefs([{ ...item, hideOnAuth: true }], player)).toEqual([])
    expect(hrefs([{ ...item, hideOnAuth: true }], guest)).toEqual(['/'])
    expect(hrefs([{ ...item, hideOnUnAuth: true }], guest)).toEqual([])
    expect(hrefs([{ ...item, hideOnUnAuth: true }], player)).toEqual(['/'])
  })

  test('[SHELL-025] follows the same rules for entries inside it', () => {
    const menu = [{ ...item, children: [{ ...item, id: 'b', hideOnUnAuth: true }] }]
    expect(visibleMenu(menu, guest)[0]?.children).toEqual([])
    expect(visibleMenu(menu, player)[0]?.children).toHaveLength(1)
  })
})

describe('the profile menu', () => {
  test('[SHELL-019] shows a player profile, preferences, invitations, history and security', () => {
    expect(hrefs(profileMenu, player)).toEqual([
      '/settings/profile',
      '/settings/preferences',
      '/settings/invite-friends',
      '/history',
      '/settings/account-security',
    ])
    expect(labels(profileMenu, player)).toContain('shell.clubHistory')
  })

  test('[SHELL-020] shows a guest sign-in and registration', () => {
    expect(hrefs(profileMenu, guest)).toEqual(['/login', '/register'])
  })

  test('[FLAG-002] shows the lounge history only under its flag', () => {
    expect(hrefs(profileMenu, { ...player, ...withLounge })).toContain('/lucky-lounge/history')
    expect(hrefs(profileMenu, { ...guest, ...withLounge })).not.toContain('/lucky-lounge/history')
  })
})

describe('the side menu', () => {
  test('[SHELL-021] has home, feedback and questions', () => {
    expect(hrefs(sideMenu, guest)).toEqual(['/', '/feedback', '/media/faq'])
  })

  test('[SHELL-022] shows ticket entry to players only', () => {
    expect(hrefs(sideMenu, player)).toEqual(['/', '/ticket-entry', '/feedback', '/media/faq'])
  })
})

describe('the main menu', () => {
  test('[SHELL-023] has earn, rewards, promotions and games', () => {
    expect(hrefs(mainMenu, guest)).toEqual(['/earn', '/rewards', '/promotion', '/games'])
  })

  test('[FLAG-003] shows Play under the flag, otherwise the history to players', () => {
    expect(hrefs(mainMenu, { ...guest, ...withLounge }).at(-1)).toBe('/lucky-lounge')
    expect(hrefs(mainMenu, { ...player, ...withLounge })).not.toContain('/history')
    expect(hrefs(mainMenu, player).at(-1)).toBe('/history')
    expect(hrefs(mainMenu, guest)).not.toContain('/history')
  })

  test('[FLAG-005] expands games only while the switch is on', () => {
    expect(gamesOf(guest)).toBeUndefined()
    expect(gamesOf({ ...guest, ...withDropdown })).toBeDefined()
  })

  test('[SHELL-024] lists all games, scratchers, fast play and draw games below games', () => {
    expect(gamesOf({ ...guest, ...withDropdown })?.map(({ href }) => href)).toEqual([
      '/games',
      '/games/types/1',
      '/games/types/5',
      '/games/types/2',
    ])
  })

  test('[FLAG-004] shows quick draw only with its flag', () => {
    const visitor = { ...guest, ...withDropdown, flags: ['QUICKDRAW_V1'] }
    expect(gamesOf(visitor)?.at(-1)?.href).toBe('/games/types/7')
    expect(gamesOf({ ...visitor, flags: [] })?.map(({ id }) => id)).not.toContain('quickDraw')
  })
})
