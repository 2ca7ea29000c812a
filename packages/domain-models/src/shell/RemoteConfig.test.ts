import { create, is } from 'superstruct'
import { expect, test } from 'vitest'
import { balancesButtonsConfig, defaultRemoteConfig, remoteConfig } from './RemoteConfig.ts'

test('[FLAG-006] the remote configuration has its four entries and the switches', () => {
  const config = {
    OUTAGE_CONFIG: { flag: 'false', body: '' },
    GREETINGS_MESSAGE_CONFIG: { showFirstName: true },
    BALANCES_BUTTONS_CONFIG: { points: { WEB_DEEPLINK: '/rewards' } },
    FEATURE_FLAGS: 'A,B',
    switches: { ENABLE_GAME_DROPDOWN: true },
  }
  expect(create(config, remoteConfig)).toMatchObject({
    FEATURE_FLAGS: 'A,B',
    switches: { ENABLE_GAME_DROPDOWN: true, USE_LOCAL_STORAGE_TO_LOGIN: false, SHOW_CONTACT_INFO: false },
  })
  expect(Object.keys(remoteConfig.schema).toSorted()).toEqual(Object.keys(config).toSorted())
})

test('[FLAG-006] a missing entry of the remote configuration has a default', () => {
  expect(is({}, remoteConfig)).toBe(true)
  expect(is(defaultRemoteConfig, remoteConfig)).toBe(true)
  expect(defaultRemoteConfig.switches).toEqual({
    ENABLE_GAME_DROPDOWN: false,
    USE_LOCAL_STORAGE_TO_LOGIN: false,
    SHOW_CONTACT_INFO: false,
  })
})

test('[SHELL-014] the balance buttons have links for points and tokens, and texts for For You', () => {
  const config = {
    points: { WEB_DEEPLINK: '/rewards?type=COUPON#top' },
    tokens: { WEB_DEEPLINK: '/lucky-lounge' },
    forYou: { title: 'For you', subtitle: 'Picked today', showFirstName: true },
  }
  expect(is(config, balancesButtonsConfig)).toBe(true)
})

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '/\t/elsewhere.example',
  'rewards',
  '',
])('[SHELL-014] a balance link must not be %j', link => {
  expect(is({ points: { WEB_DEEPLINK: link } }, balancesButtonsConfig)).toBe(false)
})
