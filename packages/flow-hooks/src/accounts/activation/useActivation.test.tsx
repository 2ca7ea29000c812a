import { offline, type FakeAnswers } from '@players-club/api-client/fakes'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, testProblem } from '../../testing/index.ts'
import { ACTIVATED_DELAY_MS, useActivated } from './useActivated.ts'
import { useActivation } from './useActivation.ts'

const quiet = { remoteConfig: {}, authorizedFlags: [] }
const key = 'k'.repeat(43)

test('[ACT-007] [ROUTE-004] the hook calls once with the key, even when the page is mounted twice', async () => {
  const tab = createTestClub({ initial: quiet, answers: { 'accounts.activate': null } })
  const { result, rerender } = await renderHook(() => useActivation(key), { wrapper: tab.Wrapper })
  await expect.poll(() => result.current.outcome).toBe('success')
  await rerender()
  expect(tab.browser.server.requests.map(({ name, body }) => [name, body])).toEqual([
    ['accounts.activate', { key }],
  ])
})

test('another key is another activation', async () => {
  const tab = createTestClub({ initial: quiet, answers: { 'accounts.activate': null } })
  const { result, rerender } = await renderHook((mailed = key) => useActivation(mailed), {
    initialProps: key,
    wrapper: tab.Wrapper,
  })
  await expect.poll(() => result.current.outcome).toBe('success')
  tab.browser.server.answer({ 'accounts.activate': testProblem(410, 'error.activation.expired') })
  await rerender('l'.repeat(43))
  await expect.poll(() => result.current.outcome).toBe('expired')
  expect(tab.browser.server.requests.at(-1)?.body).toEqual({ key: 'l'.repeat(43) })
})

async function activation(answer: FakeAnswers['accounts.activate']) {
  const tab = createTestClub({ initial: quiet, answers: { 'accounts.activate': answer } })
  const { result } = await renderHook(() => useActivation(key), { wrapper: tab.Wrapper })
  await expect.poll(() => result.current.outcome).not.toBeNull()
  return { tab, result }
}

test.each([
  [null, 'success', 'accounts.activation.done'],
  [testProblem(409, 'activated.already'), 'active', 'activated.already'],
  [testProblem(410, 'error.activation.expired'), 'expired', 'error.activation.expired'],
  [testProblem(404, 'error.user.notfound'), 'notFound', 'error.user.notfound'],
  [testProblem(400, 'error.badRequest'), 'notFound', 'error.user.notfound'],
  [testProblem(503), 'error', 'error.http.503'],
  [offline, 'error', 'error.offline'],
] as const)('[ACT-008] [ERR-015] each answer has its outcome: %j', async (answer, outcome, messageKey) => {
  const { result } = await activation(answer)
  expect(result.current).toMatchObject({ outcome, message: { key: messageKey } })
})

test('[ACT-009] a server error 500 shows its title', async () => {
  const { result } = await activation(testProblem(500, undefined, { title: 'The mill has stopped.' }))
  expect(result.current).toMatchObject({ outcome: 'error', message: { text: 'The mill has stopped.' } })
})

test('[ACT-008] only an activation that failed can be retried', async () => {
  const { tab, result } = await activation(offline)
  const calls = () => tab.browser.server.requests.length
  expect(result.current.message).toEqual({ key: 'error.offline' })
  tab.browser.server.answer({ 'accounts.activate': testProblem(409, 'activated.already') })
  const before = calls()
  result.current.retry()
  await expect.poll(() => result.current.outcome).toBe('active')
  expect(calls()).toBe(before + 1)
  result.current.retry()
  await tab.browser.settled()
  expect(calls()).toBe(before + 1)
})

test('[ROUTE-006] [MSG-005] /activated redirects to the sign-in page after a short delay, with a message for 20 seconds', async () => {
  const tab = createTestClub({ initial: quiet })
  await renderHook(useActivated, { wrapper: tab.Wrapper })
  await tab.browser.clock.advance(ACTIVATED_DELAY_MS - 1)
  expect(tab.visits).toEqual([])
  await tab.browser.clock.advance(1)
  const message = { type: 'success', key: 'accounts.activation.done', timeout: 20_000 }
  expect(tab.visits).toEqual([{ path: '/login', replace: true, state: { message } }])
})

test('leaving /activated early cancels the redirect', async () => {
  const tab = createTestClub({ initial: quiet })
  const { unmount } = await renderHook(useActivated, { wrapper: tab.Wrapper })
  await unmount()
  await tab.browser.clock.advance(ACTIVATED_DELAY_MS)
  expect(tab.visits).toEqual([])
})
