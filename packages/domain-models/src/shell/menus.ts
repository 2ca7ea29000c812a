import type { MessageKey } from '../messages/Catalogue.ts'
import { isAuthorized, type FeatureFlag } from './featureFlags.ts'
import { isOpenAddress } from './isOpenAddress.ts'
import type { Switches } from './Switches.ts'

/** An entry of a menu, and for whom it is shown. */
export interface MenuItem {
  readonly id: string
  readonly label: MessageKey
  readonly href: string
  readonly hideOnAuth?: boolean
  readonly hideOnUnAuth?: boolean
  /** Shown only where the flag is not authorized. */
  readonly withoutFlag?: FeatureFlag
  readonly children?: readonly MenuItem[]
  /** Its children are shown only while the switch is on. */
  readonly childrenSwitch?: keyof Switches
}

/** What decides which entries of a menu a visitor sees. */
export interface MenuVisitor {
  readonly signedIn: boolean
  readonly flags: readonly string[]
  readonly switches: Switches
}

/** The entries that this visitor may see: none leads to an address that is closed. */
export function visibleMenu(items: readonly MenuItem[], visitor: MenuVisitor): readonly MenuItem[] {
  return items
    .filter(item => isVisible(item, visitor))
    .map(({ children, ...item }) =>
      children && (!item.childrenSwitch || visitor.switches[item.childrenSwitch])
        ? { ...item, children: visibleMenu(children, visitor) }
        : item,
    )
}

function isVisible(
  { href, hideOnAuth, hideOnUnAuth, withoutFlag }: MenuItem,
  { signedIn, flags }: MenuVisitor,
): boolean {
  if (signedIn ? hideOnAuth : hideOnUnAuth) return false
  if (withoutFlag && isAuthorized(flags, withoutFlag)) return false
  return isOpenAddress(href, flags)
}

/** The entries of the main menu, before those are left out that a visitor may not see. */
export const mainMenu: readonly MenuItem[] = [
  { id: 'earn', label: 'shell.earn.menu', href: '/earn' },
  { id: 'rewards', label: 'shell.rewards', href: '/rewards' },
  { id: 'promotions', label: 'shell.promotions', href: '/promotion' },
  {
    id: 'games',
    label: 'shell.games',
    href: '/games',
    childrenSwitch: 'ENABLE_GAME_DROPDOWN',
    children: [
      { id: 'allGames', label: 'shell.games.all', href: '/games' },
      { id: 'scratchers', label: 'shell.games.scratchers', href: '/games/types/1' },
      { id: 'fastPlay', label: 'shell.games.fastPlay', href: '/games/types/5' },
      { id: 'drawGames', label: 'shell.games.draw', href: '/games/types/2' },
      { id: 'quickDraw', label: 'shell.games.quickDraw', href: '/games/types/7' },
    ],
  },
  { id: 'play', label: 'shell.play', href: '/lucky-lounge' },
  {
    id: 'history',
    label: 'shell.history',
    href: '/history',
    withoutFlag: 'SWEEPSTAKES_V1',
    hideOnUnAuth: true,
  },
]

/** The entries of the profile menu, before those are left out that a visitor may not see. */
export const profileMenu: readonly MenuItem[] = [
  { id: 'signIn', label: 'shell.signIn', href: '/login', hideOnAuth: true },
  { id: 'register', label: 'shell.register', href: '/register', hideOnAuth: true },
  { id: 'profile', label: 'shell.profile', href: '/settings/profile', hideOnUnAuth: true },
  { id: 'preferences', label: 'shell.preferences', href: '/settings/preferences', hideOnUnAuth: true },
  { id: 'inviteFriends', label: 'shell.inviteFriends', href: '/settings/invite-friends', hideOnUnAuth: true },
  { id: 'history', label: 'shell.clubHistory', href: '/history', hideOnUnAuth: true },
  {
    id: 'loungeHistory',
    label: 'shell.loungeHistory',
    href: '/lucky-lounge/history',
    hideOnUnAuth: true,
  },
  {
    id: 'accountSecurity',
    label: 'shell.accountSecurity',
    href: '/settings/account-security',
    hideOnUnAuth: true,
  },
]

/** The further entries of the side menu, before those are left out that a visitor may not see. */
export const sideMenu: readonly MenuItem[] = [
  { id: 'home', label: 'shell.home', href: '/' },
  { id: 'enterTicket', label: 'shell.enterTicket', href: '/ticket-entry', hideOnUnAuth: true },
  { id: 'feedback', label: 'shell.feedback', href: '/feedback' },
  { id: 'faq', label: 'shell.faq', href: '/media/faq' },
]
