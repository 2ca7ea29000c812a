import { offline, type FakeAnswers } from '@players-club/api-client/fakes'
import { paidOrder, paymentFixture } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, testSession } from '../testing/index.ts'
import { useClub } from '../club/useClub.ts'
import { usePaidOrder } from './usePaidOrder.ts'

const { transactionId } = paymentFixture

async function receipt(answers: FakeAnswers) {
  const tab = createTestClub({
    place: { pathname: '/lucky-lounge/store-payment-success', state: { transactionId } },
    initial: { remoteConfig: {}, authorizedFlags: ['LL_PAYMENT_ENABLED'], session: testSession() },
    answers,
  })
  tab.browser.server.signedIn = 'verified'
  const { result } = await renderHook(() => ({ paid: usePaidOrder(), club: useClub() }), {
    wrapper: tab.Wrapper,
  })
  return { result, ...tab.browser }
}

test('a failed order shows as paid once the player has checked again and it is', async () => {
  let state: 'failed' | 'paid' = 'failed'
  const { result, server } = await receipt({
    'store.getOrder': () => ({ ...paidOrder, state }),
    'store.checkOrder': () => {
      state = 'paid'
      return { ...paidOrder, state }
    },
  })
  await expect.poll(() => result.current.paid.order.data?.state).toBe('failed')
  result.current.paid.check()
  await expect.poll(() => result.current.paid.order.data?.state).toBe('paid')
  await expect.poll(() => result.current.paid.isChecking).toBe(false)
  expect(server.requests.filter(({ name }) => name === 'store.checkOrder')).toHaveLength(1)
})

test('a check that fails shows an error and keeps the last known order', async () => {
  const { result } = await receipt({
    'store.getOrder': { ...paidOrder, state: 'failed' },
    'store.checkOrder': offline,
  })
  await expect.poll(() => result.current.paid.order.data?.state).toBe('failed')
  result.current.paid.check()
  await expect.poll(() => result.current.paid.isChecking).toBe(false)
  expect(result.current.paid.order.data?.state).toBe('failed')
  expect(result.current.club.messages.getState()).toMatchObject({ message: { type: 'error' } })
})
