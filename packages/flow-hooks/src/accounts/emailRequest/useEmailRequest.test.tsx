import { offline } from '@players-club/api-client/fakes'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub } from '../../testing/index.ts'
import { useForgotPassword } from './useForgotPassword.ts'
import { useRequestedEmail } from './useRequestedEmail.ts'
import { useResendActivation } from './useResendActivation.ts'

const email = 'verified@players.example'

test.each([
  ['[API-010] [ACT-002]', useForgotPassword, 'accounts.sendPasswordReset', '/forgot-password-sent'],
  ['[API-011] [ACT-004] [ACT-005]', useResendActivation, 'accounts.sendActivation', '/activate-email-sent'],
] as const)('%s the hook sends the address, and the next page shows it', async (_, useFlow, name, path) => {
  const tab = createTestClub({ answers: { [name]: offline } })
  const { result } = await renderHook(() => useFlow(), { wrapper: tab.Wrapper })
  result.current.change(email)
  result.current.submit()
  await expect.poll(() => result.current.notice).toEqual({ key: 'error.offline' })
  expect(result.current).toMatchObject({ email, canSubmit: true, isSending: false })

  tab.browser.server.answer({ [name]: null })
  result.current.submit()
  await expect.poll(() => tab.visits).toEqual([{ path, replace: false, state: { email } }])
  const requests = tab.browser.server.requests.filter(request => request.name === name)
  expect(requests.map(({ body }) => body)).toEqual([{ email }, { email }])
})

test('the address is known only after a page that sent the mail', async () => {
  const said = async (state: unknown) => (await renderHook(() => useRequestedEmail(state))).result.current
  expect(await said({ email })).toBe(email)
  for (const state of [null, 'words', { email: 5 }, {}]) expect(await said(state)).toBeNull()
})
