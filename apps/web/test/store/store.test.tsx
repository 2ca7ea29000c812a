import {
  cartFixture,
  catalogFixture,
  conversionToday,
  newcomerProfile,
  overLimit,
  overLimitByOpenOrder,
  paidOrder,
  verifiedProfile,
  withinLimit,
} from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const press = (name: string) => main.getByRole('button', { name }).click()

const openStore = (
  answers: PageOptions['answers'] = {},
  flags: PageOptions['flags'] = [],
  options: Pick<PageOptions, 'arrival' | 'kept' | 'locale'> = {},
) =>
  openPage('/lucky-lounge/store', {
    ...options,
    player: 'verified',
    flags: ['SWEEPSTAKES_V1', ...flags],
    kept: { 'players-club.cart.verified-login': JSON.stringify(cartFixture), ...options.kept },
    answers: {
      'store.getStoreCatalog': { content: [...catalogFixture] },
      'lounge.getUserTokens': { balance: 3100, currency: 'TOKEN', userKey: 'verified', id: '1' },
      'lounge.getConversion': conversionToday,
      ...answers,
    },
  })

const openShop = (
  answers: PageOptions['answers'] = {},
  options: Pick<PageOptions, 'arrival' | 'kept' | 'locale'> = {},
) => openStore(answers, ['LL_PAYMENT_ENABLED'], options)

test('[STORE-007] shows the catalog and the stored cart with its total in tokens and dollars', async () => {
  await openShop()
  const bundle = main.getByRole('listitem').filter({ hasText: 'Strongbox' })
  await expect.element(bundle.getByText('27,500 tokens')).toBeVisible()
  await expect.element(bundle.getByText('$25')).toBeVisible()
  await expect.element(main.getByText('Total: 20,500 tokens')).toBeVisible()
  await expect.element(main.getByText('$20.00', { exact: true })).toBeVisible()
  await expect.element(main.getByRole('link', { name: '3,100 Tokens' })).toBeVisible()
})

test('[STORE-007] updates the cart at each press: one more, one fewer, a bundle removed, all removed', async () => {
  await openShop()
  await press('Add to cart Strongbox')
  await expect.element(main.getByText('Total: 48,000 tokens')).toBeVisible()
  await press('One more: Strongbox')
  await expect.element(main.getByText('Total: 75,500 tokens')).toBeVisible()
  await press('One fewer: Pocketful')
  await expect.element(main.getByText('Total: 70,500 tokens')).toBeVisible()
  await press('Remove: Strongbox')
  await expect.element(main.getByText('Total: 15,500 tokens')).toBeVisible()
  await expect.element(main.getByText('$15.00', { exact: true })).toBeVisible()
  await press('Remove all')
  await expect
    .element(main.getByText('Your cart is empty. Add a bundle, and it waits for you here.'))
    .toBeVisible()
})

test.each([
  ['en', 'Add to cart Pocketful', 'One more: Pocketful', 'Your cart holds up to 20 of one bundle.'],
  [
    'es',
    'Agregar al carrito Pocketful',
    'Uno más: Pocketful',
    'Su carrito admite hasta 20 del mismo paquete.',
  ],
] as const)(
  '[CART-007] says at both disabled buttons that the cart holds no more of a bundle (%s)',
  async (locale, add, more, reason) => {
    const item = { ...cartFixture.selectedItems[0]!, quantity: 19, total: 9500 }
    const cart = JSON.stringify({ selectedItems: [item], total: 9500 })
    await openShop({}, { locale, kept: { 'players-club.cart.verified-login': cart } })
    expect(main.getByText(reason).elements()).toEqual([])
    await press(more)
    await expect.poll(() => main.getByText(reason).elements()).toHaveLength(2)
    for (const name of [add, more]) {
      const button = main.getByRole('button', { name })
      await expect.element(button).toHaveAttribute('data-disabled')
      await expect.element(button).toHaveAccessibleDescription(reason)
    }
    await expect.element(main.getByText('20', { exact: true })).toBeVisible()
  },
)

test('leads from the checkout to the billing once the identity and the daily limit allow it', async () => {
  const { address, asked } = await openShop({
    'profile.getProfile': verifiedProfile,
    'store.getThresholdStatus': withinLimit,
  })
  await press('Checkout')
  await expect.poll(address).toBe('/lucky-lounge/store-billing')
  expect(asked('store.getThresholdStatus').map(({ query }) => query)).toEqual([{ total: 2000 }])
})

test('[STORE-007] keeps the player at the cart over the daily limit, and shows both figures', async () => {
  const { address } = await openShop({
    'profile.getProfile': verifiedProfile,
    'store.getThresholdStatus': overLimit,
  })
  await press('Checkout')
  await expect
    .element(
      main.getByText(
        'With this order you would spend $115.00 today; the limit is $100.00 a day. Take something out of the cart, or come back after midnight, Phoenix time.',
      ),
    )
    .toBeVisible()
  expect(address()).toBe('/lucky-lounge/store')
})

const openPayment = page.getByRole('alertdialog', {
  name: 'A payment of $100.00 is still open: continue or cancel it',
})

/** Checks out a cart for which an open order leaves no limit. */
const openOverOpenOrder = async (answers: PageOptions['answers'] = {}) => {
  const openOrder = { ...overLimitByOpenOrder.openOrder, paymentUrl: 'about:blank#payment' }
  const opened = await openShop({
    'profile.getProfile': verifiedProfile,
    'store.getThresholdStatus': { ...overLimitByOpenOrder, openOrder },
    'store.checkOrder': { ...paidOrder, state: 'pending' },
    ...answers,
  })
  await press('Checkout')
  await expect.element(openPayment).toBeVisible()
  return opened
}

test('[CART-003] names the open payment that takes up the limit, and opens it again', async () => {
  const { asked } = await openOverOpenOrder()
  await expect
    .element(
      openPayment.getByText(
        'With it and this order you would spend $120.00 today; the limit is $100.00 a day.',
      ),
    )
    .toBeVisible()
  expect(main.getByText(/^With this order you would spend/).query()).toBeNull()
  await openPayment.getByRole('button', { name: 'Continue payment' }).click()
  await expect
    .element(page.getByTitle('Payment page of our partner'))
    .toHaveAttribute('src', 'about:blank#payment')
  await expect.element(openPayment).not.toBeInTheDocument()
  const { transactionId } = paidOrder
  expect(asked('store.checkOrder').map(({ params }) => params)).toEqual([{ transactionId }])
})

test('[CART-003] cancels the open payment, and leads to the billing at the next checkout', async () => {
  const { address, asked, club } = await openOverOpenOrder({
    'store.cancelOrder': { ...paidOrder, state: 'cancelled' },
  })
  await openPayment.getByRole('button', { name: 'Cancel payment' }).click()
  await expect
    .element(
      page.getByText(
        'The open payment is closed. As far as we know, nothing was charged. You can place your new order now.',
      ),
    )
    .toBeVisible()
  await expect.element(main.getByRole('button', { name: 'Checkout' })).toHaveFocus()
  const { transactionId } = paidOrder
  expect(asked('store.cancelOrder').map(({ params }) => params)).toEqual([{ transactionId }])
  club.browser.server.answer({ 'store.getThresholdStatus': withinLimit })
  await press('Checkout')
  await expect.poll(address).toBe('/lucky-lounge/store-billing')
})

test('[CART-003] shows the receipt of an open payment that was paid when it should be cancelled', async () => {
  const { address } = await openOverOpenOrder({ 'store.cancelOrder': paidOrder })
  await openPayment.getByRole('button', { name: 'Cancel payment' }).click()
  await expect.poll(address).toBe('/lucky-lounge/store-payment-success')
})

test('keeps the open payment when the player closes its dialog', async () => {
  const { asked, address } = await openOverOpenOrder()
  await openPayment.getByRole('button', { name: 'Close' }).click()
  await expect.element(openPayment).not.toBeInTheDocument()
  expect([asked('store.cancelOrder'), asked('store.checkOrder')]).toEqual([[], []])
  expect(address()).toBe('/lucky-lounge/store')
})

test('asks the server at "Check again" for the outcome of a payment that was left, until it is paid', async () => {
  const { transactionId } = paidOrder
  const left = { 'players-club.payment.verified-login': JSON.stringify({ transactionId, saidPaid: true }) }
  const { club, asked, address } = await openShop(
    { 'store.checkOrder': { ...paidOrder, state: 'pending' } },
    { kept: left },
  )
  await expect.poll(() => asked('store.checkOrder')).not.toEqual([])
  await club.browser.settled()
  await club.browser.clock.advance(30_000)
  await expect.element(main.getByText('Your payment is not confirmed yet')).toBeVisible()
  club.browser.server.answer({ 'store.checkOrder': paidOrder })
  await press('Check again')
  await expect.poll(address).toBe('/lucky-lounge/store-payment-success')
  expect(asked('store.cancelOrder')).toEqual([])
})

test('[IDV-013] opens "Verify your identity" for an unverified player, and checks no limit yet', async () => {
  const { asked } = await openShop({ 'profile.getProfile': newcomerProfile })
  await press('Checkout')
  await expect.element(page.getByRole('dialog', { name: 'Verify your identity' })).toBeVisible()
  expect(asked('store.getThresholdStatus')).toEqual([])
})

test('sells nothing where payment is off', async () => {
  await openStore()
  await expect.element(main.getByRole('heading', { name: 'Coming soon' })).toBeVisible()
  expect(main.getByRole('button', { name: /Add to cart|Checkout/ }).elements()).toEqual([])
})

describe('while billing is loaded', () => {
  const checkout = main.getByRole('button', { name: 'Checkout' })

  async function openLeaving() {
    const { promise: arrival, ...loading } = Promise.withResolvers<null>()
    const opened = await openShop({ 'store.getThresholdStatus': withinLimit }, { arrival })
    await checkout.click()
    await expect.poll(() => opened.asked('store.getThresholdStatus')).toHaveLength(1)
    await opened.club.browser.settled()
    await expect.element(checkout).toHaveAttribute('aria-disabled', 'true')
    await checkout.click({ force: true })
    expect(opened.asked('store.getThresholdStatus')).toHaveLength(1)
    return { ...opened, ...loading }
  }

  test('[CART-004] Checkout stays busy until it is there', async () => {
    const { address, resolve } = await openLeaving()
    resolve(null)
    await expect.poll(address).toBe('/lucky-lounge/store-billing')
  })

  test('[CART-004] Checkout can be pressed again where it cannot be loaded', async () => {
    const { reject } = await openLeaving()
    reject(new Error('offline'))
    await expect.element(checkout).not.toHaveAttribute('aria-disabled')
  })
})
