import { offline } from '@players-club/api-client/fakes'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, type TestClub } from '../../testing/index.ts'
import { useReactivationOffer } from './useReactivationOffer.ts'

const asked = (tab: TestClub) =>
  tab.browser.server.requests.filter(({ name }) => name === 'accounts.unsuspendByEmail')

test('[REG-027] the offer is a question, and nothing is sent before the answer', async () => {
  const tab = createTestClub({ answers: { 'accounts.unsuspendByEmail': null } })
  const { result } = await renderHook(useReactivationOffer, { wrapper: tab.Wrapper })
  result.current.accept()
  result.current.offer('suspended@players.example')
  await tab.browser.settled()
  expect(result.current.step).toBe('asking')
  expect(asked(tab)).toEqual([])
})

test('[ACT-018] [REG-027] accepting requests the mail, and a lost connection is shown and can be retried', async () => {
  const tab = createTestClub({ answers: { 'accounts.unsuspendByEmail': offline } })
  const { result } = await renderHook(useReactivationOffer, { wrapper: tab.Wrapper })
  expect(result.current.step).toBeNull()
  result.current.offer(' suspended@players.example ')
  result.current.accept()
  await expect.poll(() => result.current.error).toEqual({ key: 'error.offline' })
  expect(result.current.step).toBe('asking')

  tab.browser.server.answer({ 'accounts.unsuspendByEmail': null })
  result.current.accept()
  await expect.poll(() => result.current.step).toBe('sent')
  expect(asked(tab)).toHaveLength(2)
  expect(asked(tab).at(-1)?.body).toEqual({ email: 'suspended@players.example' })
  result.current.close()
  await expect.poll(() => result.current.step).toBeNull()
})

test('[ACT-019] the offer can be closed at any time, and a pending mail is given up', async () => {
  const answer = Promise.withResolvers<null>()
  const tab = createTestClub({ answers: { 'accounts.unsuspendByEmail': () => answer.promise } })
  const { result } = await renderHook(useReactivationOffer, { wrapper: tab.Wrapper })
  result.current.offer('suspended@players.example')
  result.current.close()
  await expect.poll(() => result.current.step).toBeNull()
  expect(asked(tab)).toEqual([])
  result.current.offer('suspended@players.example')
  result.current.accept()
  await expect.poll(() => result.current.step).toBe('sending')
  result.current.close()
  answer.resolve(null)
  await tab.browser.settled()
  expect(result.current.step).toBeNull()
})
