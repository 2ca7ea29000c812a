import { doneEmailActivity, openProfileActivity } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, testSession } from '../testing/index.ts'
import { useCreditedActivity, type CreditedActivityPage } from './useCreditedActivity.ts'

async function mounted(key: CreditedActivityPage, isSignedIn: boolean) {
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [], ...(isSignedIn && { session: testSession() }) },
    answers: {
      'activities.getActivityStatus': ({ params }) =>
        params.key === 'complete-profile' ? openProfileActivity : doneEmailActivity,
    },
  })
  const { result } = await renderHook(() => useCreditedActivity(key), { wrapper: tab.Wrapper })
  await tab.browser.settled()
  return { tab, result }
}

test.each([
  ['ACTV-017', 'promotions-email-opt-in', '/settings/preferences'],
  ['ACTV-018', 'complete-profile', '/settings/profile'],
] as const)(
  '[%s] the button of %s leads a player to %s, and a guest to the sign-in first',
  async (_, key, place) => {
    expect((await mounted(key, true)).result.current.wayOn).toBe(place)
    expect((await mounted(key, false)).result.current.wayOn).toBe(`/login?from=${encodeURIComponent(place)}`)
  },
)

test('a player is told what each earns, and whether it has', async () => {
  expect((await mounted('complete-profile', true)).result.current.data).toEqual(openProfileActivity)
  expect((await mounted('promotions-email-opt-in', true)).result.current.data).toEqual(doneEmailActivity)
})

test('a guest asks nothing that is a player’s', async () => {
  const { tab } = await mounted('complete-profile', false)
  expect(tab.browser.server.requests.map(({ name }) => name)).not.toContain('activities.getActivityStatus')
})
