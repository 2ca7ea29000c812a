import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, testProblem } from '../../testing/index.ts'
import { useResetFinish } from './resetFinish.ts'
import { useUnsuspend } from './unsuspend.ts'

const quiet = { remoteConfig: {}, authorizedFlags: [] }
const key = 'k'.repeat(43)
const password = 'Copper#2027'

test('[API-012] [ACT-016] the reset sends key and new password, and shows a refusal', async () => {
  const tab = createTestClub({
    initial: quiet,
    answers: { 'accounts.finishPasswordReset': testProblem(410, 'error.expiredKey') },
  })
  const { result } = await renderHook(() => useResetFinish(key), { wrapper: tab.Wrapper })
  expect(result.current).toMatchObject({ step: 'form', strength: { level: 'low' } })
  result.current.change({ password, confirmation: password })
  await expect.poll(() => result.current.strength.level).toBe('strong')
  result.current.submit()
  await expect.poll(() => result.current.step).toBe('invalid')
  expect(result.current.message).toEqual({ key: 'error.expiredKey' })
  expect(tab.browser.server.requests.map(({ name, body }) => [name, body])).toEqual([
    ['accounts.finishPasswordReset', { key, newPassword: password }],
  ])
})

test('[API-017] [API-018] [ROUTE-005] the reactivation checks the key, then sends it with the new password', async () => {
  const tab = createTestClub({
    initial: quiet,
    answers: { 'accounts.checkUnsuspendKey': { isValid: true }, 'accounts.reactivate': null },
  })
  const { result } = await renderHook(() => useUnsuspend(key), { wrapper: tab.Wrapper })
  await expect.poll(() => result.current.step).toBe('form')
  result.current.change({ password, confirmation: password })
  result.current.submit()
  await expect.poll(() => result.current.step).toBe('done')
  const [check, ...others] = tab.browser.server.requests.map(({ name, body }) => [name, body])
  expect(check).toEqual(['accounts.checkUnsuspendKey', { key }])
  expect(others.at(-1)).toEqual(['accounts.reactivate', { key, newPassword: password }])
})

test('[ACT-020] a short key is not sent', async () => {
  const tab = createTestClub({ initial: quiet })
  const { result } = await renderHook(() => useUnsuspend('short'), { wrapper: tab.Wrapper })
  expect(result.current.step).toBe('invalid')
  await tab.browser.settled()
  expect(tab.browser.server.requests).toEqual([])
})

test('another key is checked like the first one', async () => {
  const tab = createTestClub({ initial: quiet, answers: { 'accounts.checkUnsuspendKey': { isValid: true } } })
  const { result, rerender } = await renderHook((mailed = 'short') => useUnsuspend(mailed), {
    initialProps: 'short',
    wrapper: tab.Wrapper,
  })
  expect(result.current.step).toBe('invalid')
  await rerender(key)
  await expect.poll(() => result.current.step).toBe('form')
})
