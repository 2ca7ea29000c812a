import { offline } from '@players-club/api-client/fakes'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub } from '../../testing/index.ts'
import { useReactivationOffer } from './useReactivationOffer.ts'

test('[ACT-018] [REG-027] accepting requests the mail, and a lost connection is shown and can be retried', async () => {
  const tab = createTestClub({ answers: { 'accounts.unsuspendByEmail': offline } })
  const { result } = await renderHook(useReactivationOffer, { wrapper: tab.Wrapper })
  expect(result.current.step).toBeNull()
  result.current.offer('suspended@players.example')
  result.current.accept()
  await expect.poll(() => result.current.error).toEqual({ key: 'error.offline' })
  expect(result.current.step).toBe('asking')

  tab.browser.server.answer({ 'accounts.unsuspendByEmail': null })
  result.current.accept()
  await expect.poll(() => result.current.step).toBe('sent')
  const asked = tab.browser.server.requests.filter(({ name }) => name === 'accounts.unsuspendByEmail')
  expect(asked.at(-1)?.body).toEqual({ email: 'suspended@players.example' })
  result.current.close()
  await expect.poll(() => result.current.step).toBeNull()
})
