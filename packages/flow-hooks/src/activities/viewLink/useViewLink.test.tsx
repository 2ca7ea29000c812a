import { offline, type FakeAnswers } from '@players-club/api-client/fakes'
import { linkActivity } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import { createTestClub, testProblem, testSession } from '../../testing/index.ts'
import { useViewLink } from './useViewLink.ts'

const credit = { activityKey: linkActivity.key, points: 75, bonusPoints: 25, frequencyCap: null }

async function page(answers: FakeAnswers = {}) {
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [], session: testSession() },
    place: { pathname: '/view-url/1' },
    answers: {
      'activities.getPlayerActivity': linkActivity,
      'activities.creditActivity': credit,
      ...answers,
    },
  })
  tab.browser.server.signedIn = 'verified'
  const { result, rerender } = await renderHook(
    (props?: { id: string }) => ({ page: useViewLink(props?.id ?? '1'), club: useClub() }),
    { wrapper: tab.Wrapper },
  )
  await tab.browser.settled()
  const asked = (name: string) => tab.browser.server.requests.filter(request => request.name === name)
  const message = () => {
    const state = result.current.club.messages.getState()
    return state.at === 'empty' ? null : state.message
  }
  return { result, rerender, asked, message, ...tab.browser }
}

test('[ACTV-001] a view is credited once and confirmed, and the balance is reloaded', async () => {
  const { result, asked, message, settled } = await page()
  const before = asked('history.getPointsBalance').length
  result.current.page.view()
  result.current.page.view()
  await settled()
  expect(asked('activities.creditActivity')).toMatchObject([{ params: { key: linkActivity.key } }])
  expect(message()).toMatchObject({ type: 'success', key: 'activities.earned', params: { points: 75 } })
  expect(asked('history.getPointsBalance').length).toBeGreaterThan(before)
  expect(asked('activities.getPlayerActivity')).toHaveLength(2)
})

test('another link on the same page starts over, whatever became of the one before', async () => {
  const { result, rerender, asked, server, settled } = await page({ 'activities.creditActivity': offline })
  result.current.page.view()
  await settled()
  expect(result.current.page.state.at).toBe('failed')
  const other = { ...linkActivity, id: 2, key: 'another-link' }
  server.answer({ 'activities.getPlayerActivity': other, 'activities.creditActivity': credit })
  await rerender({ id: '2' })
  await expect.poll(() => result.current.page.activity).toEqual(other)
  expect(result.current.page.state.at).toBe('idle')
  result.current.page.view()
  await settled()
  expect(asked('activities.creditActivity').at(-1)).toMatchObject({ params: { key: 'another-link' } })
})

test('a link without points asks for no credit', async () => {
  const { result, asked, message, settled } = await page({
    'activities.getPlayerActivity': { ...linkActivity, amount: 0, bonusAmount: 0 },
  })
  result.current.page.view()
  await settled()
  expect(asked('activities.creditActivity')).toEqual([])
  expect(message()).toBeNull()
})

test('[ACTV-001] a lost answer is retried with the same idempotency key', async () => {
  let isLost = true
  const { result, asked, settled } = await page({
    'activities.creditActivity': () => {
      if (!isLost) return credit
      isLost = false
      return offline
    },
  })
  result.current.page.view()
  await settled()
  expect(result.current.page.state).toMatchObject({ at: 'failed', error: { key: 'error.offline' } })
  result.current.page.retry()
  await settled()
  expect(result.current.page.state).toMatchObject({ at: 'done', value: credit })
  const keys = asked('activities.creditActivity').map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(1)
  expect(keys[0]).toBeTruthy()
})

test('[ERR-029] a refusal shows for 10 s', async () => {
  const { result, message, clock, settled } = await page({
    'activities.creditActivity': testProblem(422, 'activities.limitReached'),
  })
  result.current.page.view()
  await settled()
  expect(message()).toMatchObject({ type: 'error', key: 'activities.limitReached' })
  await clock.advance(9999)
  expect(message()).not.toBeNull()
  await clock.advance(1)
  expect(message()).toBeNull()
})

test.each([
  ['[ERR-028]', { detail: 'x invalidAccess y' }, 'error.activity.invalidAccess'],
  ['[ERR-029]', {}, 'error.general'],
] as const)('%s a refusal without a key and with %j shows %s', async (_, change, key) => {
  const { result, message, settled } = await page({
    'activities.creditActivity': testProblem(422, undefined, change),
  })
  result.current.page.view()
  await settled()
  expect(message()).toMatchObject({ type: 'error', key })
})

test.each([
  ['a credit', credit],
  ['a refusal', testProblem(422, 'activities.limitReached')],
])('another view after %s is requested with a new idempotency key', async (_, answer) => {
  const { result, asked, settled } = await page({ 'activities.creditActivity': answer })
  result.current.page.view()
  await settled()
  await expect.poll(() => result.current.page.state.at).not.toBe('pending')
  result.current.page.view()
  await settled()
  const keys = asked('activities.creditActivity').map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
})

test('another view after a lost answer repeats the request with the same idempotency key', async () => {
  const { result, asked, settled } = await page({ 'activities.creditActivity': offline })
  result.current.page.retry()
  result.current.page.view()
  await settled()
  result.current.page.view()
  await settled()
  const keys = asked('activities.creditActivity').map(({ headers }) => headers.get('idempotency-key'))
  expect(keys).toEqual([expect.any(String), keys[0]])
})
