import { getProfile } from '@players-club/api-client'
import { offline } from '@players-club/api-client/fakes'
import type { Problem } from '@players-club/domain-models'
import { verifiedProfile } from '@players-club/domain-models/fixtures'
import { string } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import { createTestClub, testProblem, testSession, type TestClubOptions } from '../../testing/index.ts'
import { isPlayer } from '../../club/session/Session.ts'
import { useDeactivate } from './useDeactivate.ts'

async function deactivatePage(answers: TestClubOptions['answers'] = {}) {
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: [], session: testSession() },
    place: { pathname: '/settings/account-security/deactivate-account' },
    answers: { 'accounts.deactivate': null, ...answers },
  })
  tab.browser.server.signedIn = 'verified'
  const { result, unmount } = await renderHook(() => ({ flow: useDeactivate(), club: useClub() }), {
    wrapper: tab.Wrapper,
  })
  const calls = () => tab.browser.server.requests.filter(({ name }) => name === 'accounts.deactivate').length
  return { tab, result, unmount, calls }
}

test('[SETTINGS-009] [API-016] [ERR-022] confirming twice sends the deactivation once and shows its message on the home page', async () => {
  const { tab, result, calls } = await deactivatePage()
  result.current.flow.request()
  result.current.flow.confirm()
  result.current.flow.confirm()
  await tab.browser.settled()
  expect(calls()).toBe(1)
  expect(isPlayer(result.current.club.session.getState())).toBe(false)
  expect(tab.browser.local()).toEqual({})
  expect(tab.visits).toEqual([{ path: '/', replace: false, state: null }])
  expect(result.current.club.messages.getState()).toMatchObject({
    message: { type: 'success', key: 'account.deactivate.confirmationMsg' },
  })
})

test('[SETTINGS-009] cancelling sends nothing', async () => {
  const { tab, result, calls } = await deactivatePage()
  result.current.flow.request()
  await expect.poll(() => result.current.flow.state.at).toBe('confirming')
  result.current.flow.cancel()
  result.current.flow.confirm()
  await tab.browser.settled()
  expect(calls()).toBe(0)
})

test.each([403, 418, 500])(
  '[ERR-023] a failure with status %i shows the server’s title and keeps the player signed in, and can be retried',
  async status => {
    const { tab, result, calls } = await deactivatePage({
      'accounts.deactivate': testProblem(status, undefined, { title: 'Not on a Sunday.' }),
    })
    result.current.flow.request()
    result.current.flow.confirm()
    await expect
      .poll(() => result.current.flow.state)
      .toMatchObject({ at: 'failed', error: { text: 'Not on a Sunday.' } })
    expect(isPlayer(result.current.club.session.getState())).toBe(true)
    result.current.flow.confirm()
    await tab.browser.settled()
    expect(calls()).toBe(2)
  },
)

test('a session that was lost before the deactivation keeps the player’s drafts', async () => {
  const { tab, result } = await deactivatePage({ 'accounts.deactivate': testProblem(401) })
  const { session, drafts } = result.current.club
  drafts.write('feedback', 'Hello')
  tab.browser.server.signedIn = null
  result.current.flow.request()
  result.current.flow.confirm()
  await expect.poll(() => isPlayer(session.getState())).toBe(false)
  await tab.browser.settled()
  session.begin(testSession())
  expect(drafts.read('feedback', string())).toBe('Hello')
})

test('[SETTINGS-009] a deactivation whose page was left ends the session', async () => {
  const answer = Promise.withResolvers<null>()
  const { tab, result, unmount } = await deactivatePage({ 'accounts.deactivate': () => answer.promise })
  const { session } = result.current.club
  result.current.flow.request()
  result.current.flow.confirm()
  await tab.browser.settled()
  await unmount()
  answer.resolve(null)
  await tab.browser.settled()
  expect(isPlayer(session.getState())).toBe(false)
  expect(tab.browser.local()).toEqual({})
})

describe('after a deactivation whose answer was lost', () => {
  async function lostPage(answer: Problem | typeof offline = offline) {
    const page = await deactivatePage({ 'accounts.deactivate': answer })
    const { club, flow } = page.result.current
    const { server, settled } = page.tab.browser
    club.drafts.write('feedback', 'Hello')
    flow.request()
    flow.confirm()
    await settled()
    return {
      ...page,
      async loseSession() {
        server.signedIn = null
        server.answer({ 'accounts.deactivate': testProblem(401) })
        page.result.current.flow.confirm()
        await expect.poll(() => isPlayer(club.session.getState())).toBe(false)
      },
      /** The same player is back, and with them the draft. */
      draft() {
        club.session.begin(testSession())
        return club.drafts.read('feedback', string())
      },
    }
  }

  test('a session that is lost next removes the player’s drafts', async () => {
    const { loseSession, draft } = await lostPage()
    await loseSession()
    expect(draft()).toBeNull()
  })

  test('a session that lasts keeps the player’s drafts, also when it is lost later', async () => {
    const { tab, result, loseSession, draft } = await lostPage()
    tab.browser.server.answer({ 'profile.getProfile': verifiedProfile })
    await tab.browser.clock.advance(1000)
    await result.current.club.api.call(getProfile)
    await loseSession()
    expect(draft()).toBe('Hello')
  })

  test('a session that is lost removes no drafts when the deactivation was refused instead', async () => {
    const { loseSession, draft } = await lostPage(testProblem(403))
    await loseSession()
    expect(draft()).toBe('Hello')
  })

  test('a session that is set aside keeps the player’s drafts', async () => {
    const { result, draft } = await lostPage()
    result.current.club.session.setAside()
    expect(draft()).toBe('Hello')
  })
})
