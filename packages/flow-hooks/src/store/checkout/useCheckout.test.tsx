import { offline, type FakeAnswers } from '@players-club/api-client/fakes'
import {
  cartFixture,
  catalogFixture,
  newcomerProfile,
  overLimit,
  overLimitByOpenOrder,
  verifiedProfile,
  withinLimit,
} from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import { createTestClub, testSession } from '../../testing/index.ts'
import { storeSliceOf } from '../storeState/createStoreSlice.ts'
import { useCart } from '../useCart.ts'
import { useCheckout } from './useCheckout.ts'

async function checkout(answers: FakeAnswers = {}) {
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: ['LL_PAYMENT_ENABLED'], session: testSession() },
    answers: {
      'store.getStoreCatalog': { content: [...catalogFixture] },
      'store.getThresholdStatus': withinLimit,
      'profile.getProfile': verifiedProfile,
      ...answers,
    },
  })
  tab.ports.storage.local.set('players-club.cart.verified-login', JSON.stringify(cartFixture))
  tab.browser.server.signedIn = 'verified'
  const { result } = await renderHook(() => ({ flow: useCheckout(), cart: useCart(), club: useClub() }), {
    wrapper: tab.Wrapper,
  })
  const { settled, server } = tab.browser
  await settled()
  await expect.poll(() => result.current.cart.total).toBe(2000)
  const asked = (name: string) => server.requests.filter(request => request.name === name)
  return {
    flow: () => result.current.flow,
    cart: () => result.current.cart,
    club: result.current.club,
    tab,
    asked,
    settled,
    server,
  }
}

test('[CART-002] [CART-004] [API-041] the limit is checked with the total before billing', async () => {
  const { flow, tab, asked, settled } = await checkout()
  flow().checkOut()
  flow().checkOut()
  await settled()
  expect(asked('store.getThresholdStatus').map(({ query }) => query)).toEqual([{ total: 2000 }])
  expect(tab.visits.map(({ path }) => path)).toEqual(['/lucky-lounge/store-billing'])
})

test('[CART-003] an exceeded limit shows total and limit until the cart changes', async () => {
  const { flow, cart, tab, settled } = await checkout({ 'store.getThresholdStatus': overLimit })
  flow().checkOut()
  await settled()
  await expect.poll(() => flow().overLimit).toEqual(overLimit)
  expect(tab.visits).toEqual([])
  cart().decrement(1)
  await expect.poll(() => flow().overLimit).toBeNull()
})

test('[CART-003] a limit that an open order takes up is not the cart’s', async () => {
  const { flow, club, tab, settled } = await checkout({ 'store.getThresholdStatus': overLimitByOpenOrder })
  flow().checkOut()
  await settled()
  await expect.poll(() => flow().isBusy).toBe(false)
  expect(flow().overLimit).toBeNull()
  expect(storeSliceOf(club).getState().thresholdStatus).toEqual(overLimitByOpenOrder)
  expect(tab.visits).toEqual([])
})

test('[CART-002] [CART-003] a cart that changes during the check is checked again', async () => {
  const answers: (() => void)[] = []
  const { flow, cart, tab, asked, settled, server } = await checkout({
    'store.getThresholdStatus': () => new Promise(done => answers.push(() => done(overLimit))),
  })
  flow().checkOut()
  await expect.poll(() => answers).toHaveLength(1)
  cart().decrement(1)
  server.answer({ 'store.getThresholdStatus': withinLimit })
  answers[0]?.()
  await settled()
  expect(asked('store.getThresholdStatus').map(({ query }) => query)).toEqual([
    { total: 2000 },
    { total: 1500 },
  ])
  expect(flow().overLimit).toBeNull()
  expect(tab.visits.map(({ path }) => path)).toEqual(['/lucky-lounge/store-billing'])
})

test('[CART-003] [CART-004] checkout checks again, because a total may be within the limit later', async () => {
  const { flow, tab, settled, server } = await checkout({ 'store.getThresholdStatus': overLimit })
  flow().checkOut()
  await settled()
  await expect.poll(() => flow().overLimit).toEqual(overLimit)
  server.answer({ 'store.getThresholdStatus': withinLimit })
  flow().checkOut()
  await expect.poll(() => flow().overLimit).toBeNull()
  await settled()
  expect(tab.visits.map(({ path }) => path)).toEqual(['/lucky-lounge/store-billing'])
})

test('[STORE-006] an unverified player verifies, and nothing else is requested before', async () => {
  const { flow, tab, asked, settled, server } = await checkout({ 'profile.getProfile': newcomerProfile })
  flow().checkOut()
  await settled()
  await expect.poll(() => flow().isVerifying).toBe(true)
  expect(asked('store.getThresholdStatus')).toEqual([])
  flow().endVerifying()
  await settled()
  await expect.poll(() => flow().isVerifying).toBe(false)
  expect(tab.visits).toEqual([])
  flow().checkOut()
  await settled()
  server.answer({ 'profile.getProfile': verifiedProfile })
  flow().endVerifying()
  await settled()
  expect(tab.visits.map(({ path }) => path)).toEqual(['/lucky-lounge/store-billing'])
})

test('a failed request shows in the message bar', async () => {
  const { flow, club, settled } = await checkout({ 'store.getThresholdStatus': offline })
  flow().checkOut()
  await settled()
  expect(club.messages.getState()).toMatchObject({ message: { type: 'error', key: 'error.offline' } })
  await expect.poll(() => flow().isBusy).toBe(false)
})
