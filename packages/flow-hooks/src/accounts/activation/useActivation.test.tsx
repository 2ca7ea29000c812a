import { offline } from '@players-club/api-client/fakes'
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

test('[ACT-008] an activation that failed can be retried', async () => {
  const tab = createTestClub({ initial: quiet, answers: { 'accounts.activate': offline } })
  const { result } = await renderHook(() => useActivation(key), { wrapper: tab.Wrapper })
  await expect.poll(() => result.current.message).toEqual({ key: 'error.offline' })
  tab.browser.server.answer({ 'accounts.activate': testProblem(409, 'activated.already') })
  result.current.retry()
  await expect.poll(() => result.current.outcome).toBe('active')
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
