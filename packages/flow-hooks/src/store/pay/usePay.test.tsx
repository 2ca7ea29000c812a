import { offline, type FakeAnswers } from '@players-club/api-client/fakes'
import {
  ADDRESS_MAX,
  APARTMENT_MAX,
  CHECKSUM_ERROR,
  LOTTERY_ID,
  type PaymentResult,
} from '@players-club/domain-models'
import {
  cartFixture,
  catalogFixture,
  inRegionCheck,
  overLimit,
  overLimitByOpenOrder,
  paidOrder,
  paymentFixture,
  verifiedProfile,
} from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useClub } from '../../club/useClub.ts'
import {
  createTestBrowser,
  createTestClub,
  testProblem,
  testSession,
  type TestBrowser,
} from '../../testing/index.ts'
import { useBilling } from '../billing/useBilling.ts'
import { storeSliceOf } from '../storeState/createStoreSlice.ts'
import { useCart } from '../useCart.ts'
import { useOpenPayment } from './useOpenPayment.ts'
import { usePay } from './usePay.ts'

const { transactionId } = paymentFixture
const ORIGIN = window.location.origin
const CART = 'players-club.cart.verified-login'
const KEPT = 'players-club.payment.verified-login'

async function billing(answers: FakeAnswers = {}, browser = createTestBrowser()) {
  const tab = createTestClub({
    browser,
    initial: { remoteConfig: {}, authorizedFlags: ['LL_PAYMENT_ENABLED'], session: testSession() },
    answers: {
      'store.getStoreCatalog': offline,
      'profile.getProfile': verifiedProfile,
      'profile.getCountries': offline,
      'profile.updateBillingProfile': verifiedProfile,
      'store.submitOrder': paymentFixture,
      'store.checkOrder': paidOrder,
      'store.cancelOrder': { ...paidOrder, state: 'cancelled' },
      ...answers,
    },
  })
  tab.ports.storage.local.set(CART, JSON.stringify(cartFixture))
  tab.browser.server.signedIn = 'verified'
  const { result, unmount } = await renderHook(
    () => {
      const form = useBilling()
      const cart = useCart()
      const { profile, values } = form
      const ordering = profile && values ? { profile, values, items: cart.selectedItems } : null
      const pay = usePay(ordering, form.refuse)
      return { form, cart, pay, club: useClub() }
    },
    { wrapper: tab.Wrapper },
  )
  const { settled, server, clock } = tab.browser
  await settled()
  await expect.poll(() => result.current.cart.total).toBe(2000)
  result.current.form.chooseHome(true)
  await expect.poll(() => result.current.form.wrong).toEqual([])
  const asked = (name: string) => server.requests.filter(request => request.name === name)
  const order = async () => {
    result.current.pay.pay()
    result.current.pay.pay()
    await settled()
  }
  const say = async (kind: PaymentResult['result'], errorKey: string | null = null, origin = ORIGIN) => {
    const data = { from: 'store-payment', result: kind, transactionId, errorKey }
    result.current.pay.receiveMessage({ origin, data })
    await settled()
  }
  return { now: () => result.current, tab, asked, order, say, settled, server, clock, leave: unmount }
}

const billedAt = (address1: string) =>
  verifiedProfile.addresses.flatMap(one => [one, { ...one, addressTypeId: 'BILLING' as const, address1 }])

/** The store of a browser, opened once more. */
async function store(browser: TestBrowser, name = 'verified') {
  browser.server.signedIn = name
  const tab = createTestClub({
    browser,
    initial: { remoteConfig: {}, authorizedFlags: ['LL_PAYMENT_ENABLED'], session: testSession(name) },
  })
  const useStorePage = () => ({ ...useCart(), payment: useOpenPayment(), club: useClub() })
  const { result, unmount } = await renderHook(useStorePage, { wrapper: tab.Wrapper })
  await browser.settled()
  return { now: () => result.current, visits: tab.visits, leave: unmount }
}

test('[BILLING-009] an address that the server refuses keeps its fields marked and orders nothing until they change', async () => {
  const params = { fields: 'city' }
  const { now, asked, order } = await billing({
    'location.checkLocation': inRegionCheck,
    'profile.updateBillingProfile': testProblem(422, 'registration.addressInvalid', { params }),
  })
  await order()
  await expect.poll(() => now().form.errors).toEqual({ city: { key: 'field.city' } })
  expect(now().form.wrong).toEqual(['city'])
  expect(asked('store.submitOrder')).toEqual([])
  now().form.change({ city: 'Tucson' })
  await expect.poll(() => now().form.wrong).toEqual([])
  expect(now().form.errors).toEqual({})
})

test('[GEO-001] the location is checked before anything is saved or ordered, and stops both outside the region', async () => {
  const { now, asked, order } = await billing({
    'location.checkLocation': { ...inRegionCheck, isInRegion: false },
  })
  await order()
  await expect
    .poll(() => now().pay.state)
    .toMatchObject({ at: 'locationRefused', locationRefusal: 'notInRegion' })
  expect(asked('profile.updateBillingProfile')).toEqual([])
  expect(asked('store.submitOrder')).toEqual([])
})

test('[PAY-007] [API-025] the billing profile is saved, then the order sent with its items and billing data', async () => {
  const { now, asked, order, server } = await billing()
  await order()
  const names = server.requests.map(({ name }) => name)
  expect(names.indexOf('location.checkLocation')).toBeLessThan(names.indexOf('profile.updateBillingProfile'))
  expect(names.indexOf('profile.updateBillingProfile')).toBeLessThan(names.indexOf('store.submitOrder'))
  expect(asked('profile.updateBillingProfile').map(({ body }) => body)).toMatchObject([
    {
      lotteryId: LOTTERY_ID,
      phones: [{ phone: '6025550100', phoneTypeId: 'BILLING' }],
      addresses: [{ address1: '1200 W Washington St', zipCode: '85007', addressTypeId: 'BILLING' }],
    },
  ])
  expect(asked('store.submitOrder').map(({ body }) => body)).toEqual([
    {
      items: [
        { id: 1, quantity: 2, price: 500 },
        { id: 2, quantity: 1, price: 1000 },
      ],
      playerDetails: {
        firstName: 'Vera',
        lastName: 'Fields',
        email: 'verified@players.example',
        address1: '1200 W Washington St',
        address2: '4B',
        city: 'Phoenix',
        country: 'US',
        state: 'AZ',
        zip: '85007',
        phone1: '6025550100',
        dateOfBirth: '1985-04-12',
      },
    },
  ])
  await expect.poll(() => now().pay.state).toEqual({ at: 'paying', payment: paymentFixture })
})

test('[PAY-007] an address at its limits is sent whole, with its apartment number', async () => {
  const [apartmentNumber, address2] = ['4'.repeat(APARTMENT_MAX), 'B'.repeat(ADDRESS_MAX)]
  const addresses = verifiedProfile.addresses.map(one => ({ ...one, apartmentNumber, address2 }))
  const { now, asked, order } = await billing({ 'profile.getProfile': { ...verifiedProfile, addresses } })
  await order()
  expect(asked('store.submitOrder').map(({ body }) => body)).toMatchObject([
    { playerDetails: { address2: `${apartmentNumber}, ${address2}` } },
  ])
  await expect.poll(() => now().pay.state.at).toBe('paying')
})

test('[PAY-008] [PAY-004] success opens its page with the transaction id once the server confirms it, and empties the cart', async () => {
  const { now, tab, asked, order, say } = await billing()
  const tokens = asked('lounge.getUserTokens').length
  await order()
  await say('success')
  expect(asked('store.checkOrder').map(({ params }) => params)).toEqual([{ transactionId }])
  expect(tab.visits).toEqual([
    { path: '/lucky-lounge/store-payment-success', replace: true, state: { transactionId } },
  ])
  await expect.poll(() => now().cart.selectedItems).toEqual([])
  expect(asked('lounge.getUserTokens').length).toBeGreaterThan(tokens)
})

test('[PAY-008] [CART-006] what was bought leaves the cart once, however often its page cannot be opened', async () => {
  const [five] = cartFixture.selectedItems
  const items = five ? [{ ...five, quantity: 1, total: five.price }] : []
  const { now, tab, order, say, clock } = await billing({ 'store.checkOrder': { ...paidOrder, items } })
  await order()
  let failures = 0
  tab.ports.navigator.go = (_, { onFailure = () => {} } = {}) => {
    failures += 1
    onFailure()
  }
  await say('success')
  await clock.advance(2000)
  expect(failures).toBe(2)
  const left = () => now().cart.selectedItems.map(({ id, quantity }) => [id, quantity])
  await expect.poll(left).toEqual([
    [1, 1],
    [2, 1],
  ])
})

test('[PAY-004] [CART-006] what one page has bought leaves the cart although another page has another payment open, which is cancelled', async () => {
  const first = await billing()
  await first.order()
  const other = { ...paymentFixture, transactionId: '0199aa00-0000-7000-8000-0000000000c2' }
  const second = await billing(
    {
      'store.submitOrder': other,
      'store.cancelOrder': ({ params }) =>
        params.transactionId === transactionId
          ? paidOrder
          : { ...paidOrder, ...params, state: 'cancelled' as const },
    },
    first.tab.browser,
  )
  await second.order()
  await expect.poll(() => second.now().pay.state).toEqual({ at: 'paying', payment: other })
  first.now().pay.closeFrame()
  await first.settled()
  await expect.poll(() => first.now().cart.selectedItems).toEqual([])
  await expect.poll(() => second.now().pay.state.at).toBe('idle')
  expect(first.asked('store.cancelOrder').map(({ params }) => params)).toEqual([
    { transactionId },
    { transactionId: other.transactionId },
  ])
})

test('a message of another origin is ignored', async () => {
  const { now, asked, order, say } = await billing()
  await order()
  await say('success', null, 'https://pay.example')
  expect(asked('store.checkOrder')).toEqual([])
  expect(now().pay.state).toMatchObject({ at: 'paying' })
})

test('[PAY-003] [CART-006] an open payment stays open when its bundles leave the catalog', async () => {
  const { now, asked, order, server, settled } = await billing()
  await order()
  server.answer({ 'store.getStoreCatalog': { content: [] } })
  void now().cart.refresh()
  await settled()
  await expect.poll(() => now().cart.selectedItems).toEqual([])
  await settled()
  expect(now().pay.state).toEqual({ at: 'paying', payment: paymentFixture })
  expect(asked('store.cancelOrder')).toEqual([])
  expect(now().club.messages.getState()).toMatchObject({ at: 'empty' })
})

test('[PAY-009] a checksum error shows for five seconds on the billing page', async () => {
  const { now, tab, order, say } = await billing({ 'store.checkOrder': { ...paidOrder, state: 'failed' } })
  await order()
  await say('failed', CHECKSUM_ERROR)
  expect(now().club.messages.getState()).toMatchObject({
    message: { type: 'error', key: CHECKSUM_ERROR, timeout: 5000 },
  })
  expect(tab.visits).toEqual([])
  await expect.poll(() => now().pay.state).toEqual({ at: 'idle', lost: null })
})

test('[PAY-010] any other failure shows nothing', async () => {
  const { now, tab, order, say } = await billing({ 'store.checkOrder': { ...paidOrder, state: 'failed' } })
  await order()
  await say('failed', 'declined')
  expect(now().club.messages.getState()).toMatchObject({ at: 'empty' })
  expect(tab.visits).toEqual([])
})

test('[PAY-011] any other result returns to the store, and the payment is cancelled', async () => {
  const { tab, asked, order, say, leave } = await billing()
  await order()
  await say('other')
  expect(tab.visits.map(({ path }) => path)).toEqual(['/lucky-lounge/store'])
  await leave()
  await store(tab.browser)
  expect(asked('store.cancelOrder').map(({ params }) => params)).toContainEqual({ transactionId })
  expect(tab.browser.local()).not.toHaveProperty(KEPT)
})

test('[PAY-004] a closed payment whose cancellation is not answered is cancelled before another order is sent', async () => {
  const { now, asked, order, server, settled, tab } = await billing({ 'store.cancelOrder': offline })
  await order()
  now().pay.closeFrame()
  await settled()
  await expect.poll(() => now().pay.confirming).toBe('unsettled')
  await order()
  expect(asked('store.submitOrder')).toHaveLength(1)
  server.answer({ 'store.cancelOrder': { ...paidOrder, state: 'cancelled' } })
  now().pay.checkAgain()
  await settled()
  expect(asked('store.cancelOrder').map(({ params }) => params)).toEqual([
    { transactionId },
    { transactionId },
  ])
  await expect.poll(() => now().pay.confirming).toBeNull()
  expect(tab.browser.local()).not.toHaveProperty(KEPT)
  await order()
  expect(asked('store.submitOrder')).toHaveLength(2)
})

describe('a payment left before its outcome was known', () => {
  test('[PAY-004] [CART-006] that was paid empties the cart and shows the receipt', async () => {
    const { tab, order, leave, server } = await billing()
    await order()
    await leave()
    server.answer({ 'store.cancelOrder': paidOrder })
    const { now, visits } = await store(tab.browser)
    await expect.poll(() => now().selectedItems).toEqual([])
    expect(visits).toContainEqual({
      path: '/lucky-lounge/store-payment-success',
      replace: true,
      state: { transactionId },
    })
    for (const name of [KEPT, CART]) expect(tab.browser.local()).not.toHaveProperty(name)
  })

  test('[PAY-004] [CART-006] that is being confirmed does not ask the player to pay again, and is polled', async () => {
    const pending = { 'store.checkOrder': { ...paidOrder, state: 'pending' } } as const
    const { tab, order, say, leave, server } = await billing(pending)
    await order()
    await say('success')
    await leave()
    const passing = await store(tab.browser)
    expect(passing.now().total).toBe(2000)
    await passing.leave()
    const { now } = await billing(pending, tab.browser)
    await expect.poll(() => now().pay.confirming).toBe('checking')
    server.answer({ 'store.checkOrder': paidOrder })
    await tab.browser.clock.advance(2000)
    await expect.poll(() => now().cart.selectedItems).toEqual([])
  })

  test('[PAY-004] [CART-006] that was not paid keeps the cart and is removed', async () => {
    const { tab, order, leave } = await billing()
    await order()
    await leave()
    const { now, visits } = await store(tab.browser)
    expect([now().total, visits]).toEqual([2000, []])
    expect(tab.browser.local()).not.toHaveProperty(KEPT)
  })

  test('[PAY-004] [CART-006] that could not be read is asked about the next time', async () => {
    const { tab, order, leave, server } = await billing()
    await order()
    await leave()
    server.answer({ 'store.cancelOrder': offline })
    const first = await store(tab.browser)
    await first.leave()
    server.answer({ 'store.cancelOrder': paidOrder })
    const { now } = await store(tab.browser)
    await expect.poll(() => now().selectedItems).toEqual([])
  })

  test('[PAY-004] [CART-006] that the server does not know is removed', async () => {
    const { tab, order, leave, server } = await billing()
    await order()
    await leave()
    server.answer({ 'store.cancelOrder': testProblem(404, 'store.orderNotFound') })
    await store(tab.browser)
    expect(tab.browser.local()).not.toHaveProperty(KEPT)
  })

  test('[CART-006] is cancelled, with a message, when another tab has paid for the same cart', async () => {
    const { now, tab, asked, order, settled } = await billing()
    await order()
    expect(now().pay.state.at).toBe('paying')
    const other = createTestClub({ browser: tab.browser })
    other.ports.storage.local.remove(CART)
    await settled()
    await expect.poll(() => asked('store.cancelOrder')).toHaveLength(1)
    await expect.poll(() => now().pay.state.at).toBe('idle')
    expect(now().club.messages.getState()).toMatchObject({ message: { key: 'store.cartEmptied' } })
  })

  test('[PAY-004] [CART-006] that another tab has open is not touched until it is left there', async () => {
    const { tab, asked, order, leave, settled } = await billing()
    await order()
    await store(tab.browser)
    expect(asked('store.cancelOrder')).toEqual([])
    await leave()
    await settled()
    expect(asked('store.cancelOrder').map(({ params }) => params)).toEqual([{ transactionId }])
  })

  test('[PAY-004] [CART-006] is never shown to another player', async () => {
    const { tab, asked, order, leave } = await billing()
    await order()
    await leave()
    await store(tab.browser, 'birthday')
    expect([...asked('store.cancelOrder'), ...asked('store.checkOrder')]).toEqual([])
    expect(tab.browser.local()).toHaveProperty(KEPT)
  })
})

test('the page polls until the provider has confirmed', async () => {
  const { now, tab, asked, order, say, server, clock, settled } = await billing({
    'store.checkOrder': { ...paidOrder, state: 'pending' },
  })
  await order()
  await say('success')
  await expect.poll(() => now().pay.state).toMatchObject({ at: 'checking' })
  server.answer({ 'store.checkOrder': paidOrder })
  await clock.advance(2000)
  await settled()
  expect(asked('store.checkOrder')).toHaveLength(2)
  expect(tab.visits).toHaveLength(1)
})

const dailyLimit = testProblem(422, 'store.dailyLimit', { params: { total: '$115.00', limit: '$100.00' } })

describe('an open order that takes up the limit', () => {
  const refused = async (answers: FakeAnswers = {}) => {
    const page = await billing({
      'store.submitOrder': dailyLimit,
      'store.getThresholdStatus': overLimitByOpenOrder,
      'store.checkOrder': { ...paidOrder, state: 'pending' },
      ...answers,
    })
    await page.order()
    await expect.poll(() => page.now().pay.takenLimit).toEqual(overLimitByOpenOrder)
    return page
  }

  test('[CART-003] [ERR-025] is shown instead of the refusal of another order', async () => {
    const { now, asked } = await refused()
    expect(asked('store.getThresholdStatus').map(({ query }) => query)).toEqual([{ total: 2000 }])
    expect(now().club.messages.getState()).toMatchObject({ at: 'empty' })
    now().pay.leaveOrder()
    await expect.poll(() => now().pay.takenLimit).toBeNull()
    expect(asked('store.cancelOrder')).toEqual([])
  })

  test('[CART-003] opens its payment again when it is continued, and the cart keeps what it did not hold', async () => {
    const { now, tab, server, settled, say, asked } = await refused()
    now().pay.continueOrder()
    await settled()
    await expect.poll(() => now().pay.state).toEqual({ at: 'paying', payment: paymentFixture })
    expect(now().pay.takenLimit).toBeNull()
    const items = cartFixture.selectedItems.slice(1)
    server.answer({ 'store.checkOrder': { ...paidOrder, items } })
    await say('success')
    expect(asked('store.submitOrder')).toHaveLength(1)
    expect(tab.visits.at(-1)).toMatchObject({ path: '/lucky-lounge/store-payment-success' })
    await expect.poll(() => now().cart.selectedItems).toEqual(cartFixture.selectedItems.slice(0, 1))
    expect(JSON.parse(tab.browser.local()[CART] ?? '')).toMatchObject({ total: 1000 })
  })

  test('[CART-003] is cancelled, and the next order is sent', async () => {
    const { now, asked, server, settled, order } = await refused()
    now().pay.cancelOrder()
    await settled()
    expect(asked('store.cancelOrder').map(({ params }) => params)).toEqual([{ transactionId }])
    expect(now().club.messages.getState()).toMatchObject({
      message: { type: 'success', key: 'store.openOrder.cancelled' },
    })
    server.answer({ 'store.submitOrder': paymentFixture })
    await order()
    await expect.poll(() => now().pay.state.at).toBe('paying')
  })

  test('[CART-003] [CART-006] that was paid meanwhile is shown as paid instead of cancelled, and leaves the cart', async () => {
    const { now, tab, settled } = await refused({ 'store.cancelOrder': paidOrder })
    now().pay.cancelOrder()
    await settled()
    expect(tab.visits.at(-1)).toEqual({
      path: '/lucky-lounge/store-payment-success',
      replace: true,
      state: { transactionId },
    })
    await expect.poll(() => now().cart.selectedItems).toEqual([])
    expect(tab.browser.local()).not.toHaveProperty(KEPT)
  })

  test('[ERR-025] that cannot be cancelled says why, and is shown again by the next order', async () => {
    const { now, settled, order } = await refused({ 'store.cancelOrder': offline })
    now().pay.cancelOrder()
    await settled()
    expect(now().club.messages.getState()).toMatchObject({ message: { type: 'error', key: 'error.offline' } })
    await order()
    await expect.poll(() => now().pay.takenLimit).toEqual(overLimitByOpenOrder)
  })

  test('[PAY-004] [CART-003] is not offered while the payment that another tab has left is unconfirmed', async () => {
    const { tab, order, leave, server, settled } = await billing()
    await order()
    const { now } = await store(tab.browser)
    storeSliceOf(now().club).send({ type: 'threshold-read', thresholdStatus: overLimitByOpenOrder })
    await expect.poll(() => now().payment.takenLimit).toEqual(overLimitByOpenOrder)
    server.answer({ 'store.cancelOrder': offline })
    await leave()
    await settled()
    await expect.poll(() => now().payment.confirming).toBe('unsettled')
    expect(now().payment.takenLimit).toBeNull()
    server.answer({ 'store.cancelOrder': testProblem(404, 'store.orderNotFound') })
    now().payment.checkAgain()
    await settled()
    await expect.poll(() => now().payment.takenLimit).toEqual(overLimitByOpenOrder)
  })

  test('[CART-003] is not shown again to a player who comes back', async () => {
    const { now, leave, tab } = await refused()
    const { club } = now()
    await leave()
    expect(storeSliceOf(club).getState().thresholdStatus).toBeNull()
    expect(tab.visits).toEqual([])
  })
})

test('[ERR-025] a refused order is shown and the next one has a new key, while a lost one keeps its key', async () => {
  const { now, asked, order, server } = await billing({
    'store.submitOrder': dailyLimit,
    'store.getThresholdStatus': overLimit,
  })
  await order()
  expect(now().club.messages.getState()).toMatchObject({
    message: { type: 'error', key: 'store.dailyLimit', params: { total: '$115.00', limit: '$100.00' } },
  })
  server.answer({ 'store.submitOrder': offline })
  await order()
  server.answer({ 'store.submitOrder': paymentFixture })
  await order()
  const [refused, lost, again] = asked('store.submitOrder').map(({ headers }) =>
    headers.get('Idempotency-Key'),
  )
  expect(lost).not.toBe(refused)
  expect(again).toBe(lost)
})

test('[ERR-025] [PAY-007] a lost order that is over by now is shown, and the next one has a new key', async () => {
  const { now, asked, order, server } = await billing({ 'store.submitOrder': offline })
  await order()
  server.answer({ 'store.submitOrder': testProblem(410, 'store.orderOver') })
  await order()
  expect(now().club.messages.getState()).toMatchObject({ message: { key: 'store.orderOver' } })
  server.answer({ 'store.submitOrder': paymentFixture })
  await order()
  const [lost, over, next] = asked('store.submitOrder').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(over).toBe(lost)
  expect(next).not.toBe(lost)
  expect(now().pay.state.at).toBe('paying')
})

test('[PAY-007] an order is sent as it was when its key was made, whatever is typed while the location is checked', async () => {
  const check = Promise.withResolvers<typeof inRegionCheck>()
  const { now, asked, settled } = await billing({ 'location.checkLocation': () => check.promise })
  now().pay.pay()
  await expect.poll(() => now().pay.state.at).toBe('locating')
  const before = now().form.values?.city
  now().form.change({ city: 'Tucson' })
  await expect.poll(() => now().form.values?.city).toBe('Tucson')
  now().pay.pay()
  check.resolve(inRegionCheck)
  await settled()
  await expect.poll(() => asked('store.submitOrder')).toHaveLength(1)
  expect(asked('store.submitOrder')[0]?.body).toMatchObject({ playerDetails: { city: before } })
})

test('[PAY-007] [GEO-001] a lost connection keeps the key of a lost order, whatever else it interrupts', async () => {
  const { asked, order, server } = await billing({ 'store.submitOrder': offline })
  await order()
  server.answer({ 'location.checkLocation': offline })
  await order()
  server.answer({ 'location.checkLocation': { ...inRegionCheck, isInRegion: false } })
  await order()
  server.answer({ 'location.checkLocation': inRegionCheck, 'store.submitOrder': paymentFixture })
  await order()
  const [lost, again] = asked('store.submitOrder').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(again).toBe(lost)
})

test('[BILLING-008] [PAY-007] changed prices appear in the summary and in the next order', async () => {
  const { now, asked, order, server } = await billing({
    'store.getStoreCatalog': { content: [...catalogFixture] },
    'store.submitOrder': testProblem(422, 'store.catalogChanged'),
  })
  server.answer({
    'store.getStoreCatalog': { content: catalogFixture.map(each => ({ ...each, price: each.price * 2 })) },
  })
  await order()
  await expect.poll(() => now().cart.total).toBe(4000)
  server.answer({ 'store.submitOrder': paymentFixture })
  await order()
  expect(asked('store.submitOrder').at(-1)?.body).toMatchObject({
    items: [{ price: 1000 }, { price: 2000 }],
  })
})

test('[BILLING-003] the billing data that an order saved prefill the next one', async () => {
  const { now, order, server } = await billing()
  const billed = { ...verifiedProfile, addresses: billedAt('5 Office Park') }
  server.answer({ 'profile.getProfile': billed, 'profile.updateBillingProfile': billed })
  await order()
  await expect.poll(() => now().form.profile?.addresses).toEqual(billed.addresses)
})

test('[BILLING-002] an unverified player is redirected to the store', async () => {
  const tab = createTestClub({
    initial: { remoteConfig: {}, authorizedFlags: ['LL_PAYMENT_ENABLED'], session: testSession() },
    answers: {
      'profile.getProfile': { ...verifiedProfile, idologyExpired: true },
      'profile.getCountries': offline,
    },
  })
  tab.browser.server.signedIn = 'verified'
  const { result } = await renderHook(() => useBilling(), { wrapper: tab.Wrapper })
  await tab.browser.settled()
  await expect.poll(() => tab.visits.map(({ path }) => path)).toContain('/lucky-lounge/store')
  expect(result.current.values).toBeUndefined()
})
