import { CREDIT_TERMS } from '@players-club/domain-models'
import { openProfileActivity } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, testSession } from '../testing/index.ts'
import { useCreditPoints } from './useCreditPoints.ts'

test('[EARN-001] the points include running campaigns, and fall back to the terms until those are loaded', async () => {
  const { points } = CREDIT_TERMS['complete-profile']
  const arrival = Promise.withResolvers<typeof openProfileActivity>()
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [], session: testSession() },
    answers: { 'activities.getActivityStatus': () => arrival.promise },
  })
  tab.browser.server.signedIn = 'verified'
  const { result } = await renderHook(() => useCreditPoints('complete-profile'), { wrapper: tab.Wrapper })
  expect(result.current).toBe(points)
  arrival.resolve({ ...openProfileActivity, points: points + 100 })
  await expect.poll(() => result.current).toBe(points + 100)
})
