import { expect, test } from 'vitest'
import { settings } from '../messages/en/settings.ts'
import { shell } from '../messages/en/shell.ts'
import type { MenuItem } from '../shell/menus.ts'
import { currentSetting, settingsMenu } from './settingsMenu.ts'

const texts: Readonly<Record<string, string>> = { ...shell, ...settings }

const labelled = ({ label, children = [] }: MenuItem): unknown =>
  children.length > 0 ? [texts[label], children.map(labelled)] : texts[label]

test('[SETTINGS-004] the settings menu has exactly these entries, two of them below Account & Security', () => {
  expect(settingsMenu.map(labelled)).toEqual([
    'Profile',
    'Communication Preferences',
    ['Account & Security', ['Change Password', 'Deactivate Account']],
    'Invite Friends',
  ])
})

test.each([
  ['/settings/profile', 'profile'],
  ['/settings/preferences', 'preferences'],
  ['/settings/account-security', 'accountSecurity'],
  ['/settings/account-security/change-password', 'changePassword'],
  ['/settings/account-security/change-email', 'accountSecurity'],
  ['/settings/invite-friends', 'inviteFriends'],
  ['/invite-friends', 'inviteFriends'],
  ['/settings/email-sign-up', undefined],
  ['/settings/profiles', undefined],
])('[SETTINGS-003] the address %s belongs to the entry %s', (pathname, id) => {
  expect(currentSetting(pathname)?.id).toBe(id)
})
