import type { MenuItem } from '../shell/menus.ts'

/** The pages of the settings, in the words of their menu. */
export const settingsMenu: readonly MenuItem[] = [
  { id: 'profile', label: 'shell.profile', href: '/settings/profile' },
  { id: 'preferences', label: 'shell.preferences', href: '/settings/preferences' },
  {
    id: 'accountSecurity',
    label: 'shell.accountSecurity',
    href: '/settings/account-security',
    children: [
      {
        id: 'changePassword',
        label: 'settings.changePassword',
        href: '/settings/account-security/change-password',
      },
      {
        id: 'deactivateAccount',
        label: 'settings.deactivateAccount',
        href: '/settings/account-security/deactivate-account',
      },
    ],
  },
  { id: 'inviteFriends', label: 'shell.inviteFriends', href: '/settings/invite-friends' },
]

/** The entry that a page belongs to: its own, or the one that it lies below. */
export function currentSetting(pathname: string): MenuItem | null {
  // The same page has a second address, beside the settings.
  const place = pathname === '/invite-friends' ? '/settings/invite-friends' : pathname
  const isAbove = ({ href }: MenuItem) => place === href || place.startsWith(`${href}/`)
  const entries = settingsMenu.flatMap(entry => [entry, ...(entry.children ?? [])])
  return entries.findLast(isAbove) ?? null
}
