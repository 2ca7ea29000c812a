import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import { createTestClub, testProblem, testSession, type TestClubOptions } from '../../testing/index.ts'
import { useFeedback } from './useFeedback.ts'

const written = {
  firstName: 'Gus',
  lastName: 'Visitor',
  email: 'guest@players.example',
  subject: 'A map',
  message: 'It is upside down.',
}

async function feedbackPage(options: TestClubOptions = {}) {
  const tab = createTestClub({ answers: { 'content.sendFeedback': null }, ...options })
  const hook = await renderHook(() => useFeedback(), { wrapper: tab.Wrapper })
  const asked = () =>
    tab.browser.server.requests.filter(({ name }) => /captcha|feedback/i.test(name)).map(({ name }) => name)
  return { ...hook, tab, asked }
}

test('[API-035] [FEEDBACK-003] [FEEDBACK-004] [API-081] the hook solves the captcha for CONTACT_US and sends the message with its token', async () => {
  const { result, tab, asked } = await feedbackPage()
  expect(result.current).toMatchObject({ canSend: false, locked: [] })
  result.current.change(written)
  await expect.poll(() => result.current.canSend).toBe(true)
  expect(asked()).toEqual([])
  result.current.submit()
  await expect.poll(() => result.current.isSent).toBe(true)
  expect(asked()).toEqual(['accounts.getCaptchaChallenge', 'content.sendFeedback'])
  const { message, ...rest } = written
  expect(tab.browser.server.requests.at(-1)?.body).toEqual({
    ...rest,
    body: `${message}\n\n-- \nVersion 2.223.0, Chrome, Android`,
    recaptcha: 'solved captcha-CONTACT_US',
  })
})

test('[FEEDBACK-005] the home page opens 500 ms after the feedback was sent', async () => {
  const { result, tab } = await feedbackPage()
  result.current.change(written)
  result.current.submit()
  await expect.poll(() => result.current.isSent).toBe(true)
  await tab.browser.clock.advance(499)
  expect(tab.visits).toEqual([])
  await tab.browser.clock.advance(1)
  expect(tab.visits).toEqual([{ path: '/', replace: false, state: null }])
})

test('[ERR-041] a message that could not be sent shows feedback.failed for ten seconds, and stays in the form', async () => {
  const tab = createTestClub({ answers: { 'content.sendFeedback': testProblem(500) } })
  const { result } = await renderHook(() => ({ flow: useFeedback(), club: useClub() }), {
    wrapper: tab.Wrapper,
  })
  result.current.flow.change(written)
  await expect.poll(() => result.current.flow.canSend).toBe(true)
  result.current.flow.submit()
  const shown = () => result.current.club.messages.getState()
  await expect.poll(shown).toMatchObject({ message: { type: 'error', key: 'feedback.failed' } })
  expect(result.current.flow).toMatchObject({ isSent: false, values: written })
  await tab.browser.clock.advance(9_999)
  expect(shown().at).toBe('showing')
  await tab.browser.clock.advance(1)
  expect(shown().at).toBe('empty')
})

test('[FEEDBACK-007] a signed-in player’s fields are prefilled and locked', async () => {
  const { result } = await feedbackPage({ initial: { session: testSession() } })
  expect(result.current.locked).toEqual(['firstName', 'lastName', 'email'])
  expect(result.current.values).toMatchObject({ lastName: 'Player', email: 'verified@players.example' })
})

test('a field shows its error after it has lost focus', async () => {
  const { result } = await feedbackPage()
  expect(result.current.errors).toEqual({})
  result.current.leave('email')
  await expect.poll(() => result.current.errors).toEqual({ email: { key: 'error.email.invalid' } })
})
