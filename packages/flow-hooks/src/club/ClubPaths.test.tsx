import { openProfileActivity } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useDeactivate, useForgotPassword } from '../accounts/index.ts'
import { useActivities, useActivity, useCreditedActivity } from '../activities/index.ts'
import { useGame } from '../games/index.ts'
import { useGuard, useRedirectBack } from '../shell/index.ts'
import { createTestClub, testSession } from '../testing/index.ts'
import type { ClubPaths } from './ClubPaths.ts'

/** Another application's routes. */
const paths: ClubPaths = {
  home: '/start',
  signIn: '/account/enter',
  passwordResetSent: '/account/reset-mailed',
  activationSent: '/account/activation-mailed',
  accountSecurity: '/account/security',
  profile: '/account/me',
  preferences: '/account/mails',
  earn: '/points',
  collection: id => `/points/collections/${id}`,
  ticketEntry: '/scan',
  rewards: '/shop',
  reward: id => `/shop/${id}`,
  promotions: '/prizes',
  games: '/tickets',
  lounge: '/arcade',
  store: '/arcade/shop',
  billing: '/arcade/bill',
  paymentSuccess: '/arcade/thanks',
  redirectBack: '/back',
}

const initial = { remoteConfig: {}, authorizedFlags: [] }

async function mounted<T>(hook: () => T, player?: string) {
  const tab = createTestClub({
    paths,
    initial: { ...initial, ...(player !== undefined && { session: testSession(player) }) },
    answers: {
      'accounts.sendPasswordReset': null,
      'accounts.deactivate': null,
      'activities.getActivityStatus': openProfileActivity,
      'activities.listPublicActivities': { content: [] },
    },
  })
  tab.browser.server.signedIn = player ?? null
  const { result, act } = await renderHook(hook, { wrapper: tab.Wrapper })
  await tab.browser.settled()
  return { tab, result, act }
}

const lastOf = ({ visits }: { visits: readonly { path: string }[] }) => visits.at(-1)?.path

test('a guard leads to the sign-in page and the home page of the application', async () => {
  const guest = await mounted(() => useGuard({ secured: true }, '/account/me'))
  expect(lastOf(guest.tab)).toBe('/account/enter')
  const player = await mounted(() => useGuard({ authPage: true }, '/account/enter'), 'verified')
  expect(lastOf(player.tab)).toBe('/start')
})

test('the redirect helper leads to the home page where no page is remembered', async () => {
  const { tab } = await mounted(() => useRedirectBack())
  expect(lastOf(tab)).toBe('/start')
})

test('what is missing leads to the list of the application', async () => {
  const game = await mounted(() => useGame('none'))
  expect(lastOf(game.tab)).toBe('/tickets')
  const activity = await mounted(() => useActivity('none'))
  expect(lastOf(activity.tab)).toBe('/points')
})

test('a link for a guest leads to the sign-in page, and from there to the page', async () => {
  const guest = await mounted(() => useCreditedActivity('complete-profile'))
  expect(guest.result.current.actionHref).toBe('/account/enter?from=%2Faccount%2Fme')
  const player = await mounted(() => useCreditedActivity('complete-profile'), 'verified')
  expect(player.result.current.actionHref).toBe('/account/me')
})

test('flows lead to the next page of the application', async () => {
  const forgot = await mounted(() => useForgotPassword())
  await forgot.act(() => forgot.result.current.change('verified@players.example'))
  await forgot.act(async () => {
    forgot.result.current.submit()
    await forgot.tab.browser.settled()
  })
  expect(lastOf(forgot.tab)).toBe('/account/reset-mailed')

  const left = await mounted(() => useDeactivate(), 'verified')
  await left.act(() => left.result.current.request())
  await left.act(async () => {
    left.result.current.confirm()
    await left.tab.browser.settled()
  })
  expect(lastOf(left.tab)).toBe('/start')
})

test('a collection has its page in the application', async () => {
  const { tab, result } = await mounted(() => useActivities())
  result.current.collect({ id: 16, key: 'monsoon-five' })
  expect(lastOf(tab)).toBe('/points/collections/16')
})

test('a session that is lost leads to the sign-in page of the application', async () => {
  const tab = createTestClub({ paths, initial: { ...initial, session: testSession() } })
  tab.start().loseSession()
  expect(lastOf(tab)).toBe('/account/enter')
})
