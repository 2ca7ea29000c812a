import { offline, type FakeAnswers } from '@players-club/api-client/fakes'
import { paidOrder, paymentFixture } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createTestClub, testProblem, testSession } from '../testing/index.ts'
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
  const { result, unmount } = await renderHook(() => ({ paid: usePaidOrder(), club: useClub() }), {
    wrapper: tab.Wrapper,
  })
  return { result, unmount, ...tab.browser }
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

test('a check can be repeated, whether the one before was answered or failed', async () => {
  const failed = { ...paidOrder, state: 'failed' as const }
  const { result, server } = await receipt({ 'store.getOrder': failed, 'store.checkOrder': failed })
  const checks = () => server.requests.filter(({ name }) => name === 'store.checkOrder').length
  const check = async () => {
    const before = checks()
    result.current.paid.check()
    await expect.poll(checks).toBeGreaterThan(before)
    await expect.poll(() => result.current.paid.isChecking).toBe(false)
  }
  await expect.poll(() => result.current.paid.order.data?.state).toBe('failed')
  await check()
  server.answer({ 'store.checkOrder': offline })
  await check()
  server.answer({ 'store.checkOrder': failed })
  await check()
})

test('a check whose page was left shows no error when it fails', async () => {
  const { promise: answer, resolve } = Promise.withResolvers<ReturnType<typeof testProblem>>()
  const { result, unmount, server, settled } = await receipt({
    'store.getOrder': { ...paidOrder, state: 'failed' },
    'store.checkOrder': () => answer,
  })
  await expect.poll(() => result.current.paid.order.data?.state).toBe('failed')
  const { paid, club } = result.current
  paid.check()
  await expect.poll(() => server.requests.filter(({ name }) => name === 'store.checkOrder')).toHaveLength(1)
  await unmount()
  resolve(testProblem(422))
  await settled()
  expect(club.messages.getState().at).toBe('empty')
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
