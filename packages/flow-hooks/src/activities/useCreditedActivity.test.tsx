import type { FakeAnswers } from '@players-club/api-client/fakes'
import { doneEmailActivity, linkActivity, openProfileActivity } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../club/useClub.ts'
import { createTestClub, testProblem, testSession } from '../testing/index.ts'
import { useCreditedActivity, type CreditedActivityPage } from './useCreditedActivity.ts'

interface Visit {
  activityId?: string
  answers?: FakeAnswers
}

async function mounted(key: CreditedActivityPage, isSignedIn: boolean, { activityId, answers }: Visit = {}) {
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [], ...(isSignedIn && { session: testSession() }) },
    answers: {
      'activities.getActivityStatus': ({ params }) =>
        params.key === 'complete-profile' ? openProfileActivity : doneEmailActivity,
      ...answers,
    },
  })
  if (isSignedIn) tab.browser.server.signedIn = 'verified'
  const { result } = await renderHook(
    () => ({ status: useCreditedActivity(key, activityId), club: useClub() }),
    { wrapper: tab.Wrapper },
  )
  await tab.browser.settled()
  const bar = result.current.club.messages.getState()
  return { tab, status: result.current.status, message: bar.at === 'empty' ? null : bar.message }
}

test.each([
  ['ACTV-017', 'promotions-email-opt-in', '/settings/preferences'],
  ['ACTV-018', 'complete-profile', '/settings/profile'],
] as const)(
  '[%s] the button of %s leads a player to %s, and a guest to sign-in first',
  async (_, key, place) => {
    expect((await mounted(key, true)).status.actionHref).toBe(place)
    expect((await mounted(key, false)).status.actionHref).toBe(`/login?from=${encodeURIComponent(place)}`)
  },
)

test('a player sees the points of each activity and whether it is complete', async () => {
  expect((await mounted('complete-profile', true)).status.data).toEqual(openProfileActivity)
  expect((await mounted('promotions-email-opt-in', true)).status.data).toEqual(doneEmailActivity)
})

test('a guest sends no player request', async () => {
  const { tab } = await mounted('complete-profile', false)
  expect(tab.browser.server.requests.map(({ name }) => name)).not.toContain('activities.getActivityStatus')
})

test('an address with the activity’s id shows the player the same', async () => {
  const answers = { 'activities.getPlayerActivity': { ...linkActivity, key: 'complete-profile' } }
  const { status, tab } = await mounted('complete-profile', true, { activityId: '7', answers })
  expect(status.data).toEqual(openProfileActivity)
  expect(tab.visits).toEqual([])
})

test.each([
  ['[ERR-030]', 'abc', linkActivity, 'error', 'activities.invalid'],
  ['[ERR-031]', '999999', testProblem(404, 'activities.notFound'), 'error', 'activities.notFound'],
  ['[ERR-031]', '1', linkActivity, 'error', 'activities.notFound'],
  [
    '[EARN-011]',
    '7',
    testProblem(410, 'activities.activityUnavailable'),
    'warning',
    'activities.activityUnavailable',
  ],
] as const)(
  '%s with the id %s shows its error and redirects to /earn',
  async (_, activityId, answer, ...said) => {
    const answers = { 'activities.getPlayerActivity': answer }
    const { status, tab, message } = await mounted('complete-profile', true, { activityId, answers })
    expect(tab.visits).toEqual([{ path: '/earn', replace: true, state: null }])
    expect(message).toMatchObject({ type: said[0], key: said[1] })
    expect(status.data).toBeUndefined()
  },
)

test('an activity that failed to load is requested again with its status', async () => {
  const answers = { 'activities.getPlayerActivity': testProblem(503) }
  const { status, tab } = await mounted('complete-profile', true, { activityId: '7', answers })
  expect(status).toMatchObject({ data: undefined, error: { key: 'error.http.503' } })
  const { requests } = tab.browser.server
  const before = requests.length
  await status.refresh()
  expect(requests.slice(before).map(({ name }) => name)).toEqual([
    'activities.getPlayerActivity',
    'activities.getActivityStatus',
  ])
})
