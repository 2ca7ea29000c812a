import { creditActivity, uploadPhoto } from '@players-club/api-client'
import type { ActivityCredit, Problem } from '@players-club/domain-models'
import { describe, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { usePointsBalance } from '../history/usePointsBalance.ts'
import { createTestBrowser, createTestClub, testProblem, testSession } from '../testing/index.ts'
import { useClub } from './useClub.ts'

const credit = { activityKey: 'video', points: 10, bonusPoints: 0, frequencyCap: null }

/** A page with the points in its header, which stays while the caller of a request leaves. */
async function openTab(browser = createTestBrowser()) {
  browser.server.signedIn = 'verified'
  const tab = createTestClub({ browser, initial: { session: testSession() } })
  const { result } = await renderHook(() => ({ club: useClub(), points: usePointsBalance() }), {
    wrapper: tab.Wrapper,
  })
  await expect.poll(() => result.current.points.data).toBeDefined()
  const shown = () => result.current.points.data?.balance
  const asked = () => browser.server.requests.filter(({ name }) => name === 'history.getPointsBalance').length
  return { browser, club: () => result.current.club, shown, asked }
}

/** A request for value that the server has received, and whose caller leaves. */
async function leaveCredit({ browser, club }: Awaited<ReturnType<typeof openTab>>) {
  const answer = Promise.withResolvers<ActivityCredit | Problem>()
  browser.server.answer({ 'activities.creditActivity': () => answer.promise })
  const leaving = new AbortController()
  const credited = club().api.call(creditActivity, { params: { key: 'video' } }, { signal: leaving.signal })
  await browser.settled()
  leaving.abort(new Error('left'))
  await expect(credited).rejects.toThrow('left')
  return answer
}

describe('a request for value whose caller has left', () => {
  test.each([
    ['answered', credit],
    ['refused', testProblem(422, 'error.general')],
    ['in error', testProblem(500)],
  ])('has the balance asked for once it is %s, here and in the other tabs', async (_, outcome) => {
    const here = await openTab()
    const there = await openTab(here.browser)
    const answer = await leaveCredit(here)
    const before = here.asked()
    here.browser.server.answer({ 'history.getPointsBalance': { balance: 25_010 } })
    await here.browser.settled()
    expect(here.asked()).toBe(before)
    answer.resolve(outcome)
    for (const { shown } of [here, there]) await expect.poll(shown).toBe(25_010)
    await here.browser.settled()
    expect(here.asked()).toBe(before + 2)
  })

  test('[AUTH-017] has nothing asked for a second time once another player is here', async () => {
    const here = await openTab()
    await leaveCredit(here)
    const before = here.asked()
    here.browser.server.signedIn = 'poor'
    here.club().session.end()
    here.club().session.begin(testSession('poor'))
    await expect.poll(here.shown).toBe(4000)
    await here.browser.settled()
    expect(here.asked()).toBe(before + 1)
  })
})

test('an upload that is cancelled is aborted, so that nothing has changed', async () => {
  const here = await openTab()
  const answer = Promise.withResolvers<Problem>()
  here.browser.server.answer({ 'activities.uploadPhoto': () => answer.promise })
  const cancelling = new AbortController()
  const uploaded = here
    .club()
    .api.call(
      uploadPhoto,
      { params: { key: 'photo' }, body: { title: '', photo: new File(['photo'], 'photo.png') } },
      { signal: cancelling.signal, onProgress: () => {} },
    )
  await here.browser.settled()
  const before = here.asked()
  cancelling.abort(new Error('cancelled'))
  await expect(uploaded).rejects.toThrow('cancelled')
  answer.resolve(testProblem(500))
  await here.browser.settled()
  expect(here.asked()).toBe(before)
})
