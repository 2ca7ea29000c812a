import type { Order, UserProfile } from '@players-club/domain-models'
import {
  cartFixture,
  catalogFixture,
  citiesFixture,
  countriesFixture,
  inRegionCheck,
  overLimitByOpenOrder,
  paidOrder,
  statesFixture,
  verifiedProfile,
} from '@players-club/domain-models/fixtures'
import { testProblem } from '@players-club/flow-hooks/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')
const transactionId = '0199aa00-0000-7000-8000-0000000000d5'
/** An empty page of our own origin in place of the provider's. */
const payment = { paymentUrl: 'about:blank#payment', transactionId }

const openBilling = (
  answers: PageOptions['answers'] = {},
  profile: UserProfile = verifiedProfile,
  options: Pick<PageOptions, 'arrival'> = {},
) =>
  openPage('/lucky-lounge/store-billing', {
    ...options,
    player: 'verified',
    flags: ['SWEEPSTAKES_V1', 'LL_PAYMENT_ENABLED'],
    kept: { 'players-club.cart.verified-login': JSON.stringify(cartFixture) },
    answers: {
      'store.getStoreCatalog': { content: [...catalogFixture] },
      'profile.getProfile': profile,
      'profile.updateBillingProfile': profile,
      'profile.getCountries': { countries: countriesFixture },
      'profile.getStates': { states: statesFixture },
      'profile.getCities': { cities: citiesFixture },
      'store.submitOrder': payment,
      ...answers,
    },
  })

const homeChoice = main.getByRole('checkbox', { name: 'Use home as billing' })
const payButton = main.getByRole('button', { name: 'Proceed to pay' })

/** Orders with the home address and opens the payment, whose page posts messages from its frame. */
async function openPayment(answers: PageOptions['answers'] = {}, options: Pick<PageOptions, 'arrival'> = {}) {
  const opened = await openBilling(answers, verifiedProfile, options)
  await homeChoice.click()
  await payButton.click()
  const frame = page.getByTitle('Payment page of our partner')
  await expect.element(frame).toBeVisible()
  const say = (result: 'success' | 'failed' | 'other', errorKey: string | null = null) => {
    const { contentWindow: source } = frame.element() as HTMLIFrameElement
    const data = { from: 'store-payment', result, transactionId, errorKey }
    window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source }))
  }
  return { ...opened, frame, say }
}

const orderIn = (state: Order['state']): Order => ({ ...paidOrder, transactionId, state })

test('[BILLING-004] does not fill in the home address by itself', async () => {
  await openBilling()
  await expect.element(homeChoice).toBeEnabled()
  await expect.element(homeChoice).not.toBeChecked()
  await expect.element(main.getByLabelText('Street address *')).toHaveValue('')
})

test('[BILLING-005] [BILLING-006] fills in the home address and phone when the player chooses them, and clears them again', async () => {
  await openBilling()
  await homeChoice.click()
  await expect.element(homeChoice).toBeChecked()
  await expect.element(main.getByLabelText('Street address *')).toHaveValue('1200 W Washington St')
  await expect.element(main.getByLabelText('Zip code *')).toHaveValue('85007')
  await expect.element(main.getByLabelText('Phone number *')).toHaveValue('(602) 555-0100')
  await homeChoice.click()
  for (const label of ['Street address *', 'Zip code *', 'Phone number *'])
    await expect.element(main.getByLabelText(label)).toHaveValue('')
})

test('[BILLING-007] asks before the home address replaces what was typed: no keeps it, yes replaces it', async () => {
  await openBilling()
  const street = main.getByLabelText('Street address *')
  await street.fill('9 Elm St')
  await homeChoice.click()
  await page.getByRole('button', { name: 'Keep what I entered' }).click()
  await expect.element(street).toHaveValue('9 Elm St')
  await homeChoice.click()
  await page.getByRole('button', { name: 'Use my home address' }).click()
  await expect.element(street).toHaveValue('1200 W Washington St')
})

test('[BILLING-008] lists what is bought: bundles with their quantities, tokens and prices, and the total', async () => {
  await openBilling()
  const lines = main.getByRole('list').filter({ hasText: 'Pocketful' }).getByRole('listitem')
  await expect.element(lines.nth(0)).toHaveTextContent('2 × Pocketful 10,000 tokens$10.00')
  await expect.element(lines.nth(1)).toHaveTextContent('1 × Saddlebag 10,500 tokens$10.00')
  await expect.element(main.getByText('Total: 20,500 tokens')).toBeVisible()
  await expect.element(main.getByText('$20.00')).toBeVisible()
})

test('[BILLING-013] marks the required fields, names those that are missing, and takes no payment before', async () => {
  await openBilling()
  await expect.element(main.getByText('Fields marked * are required.')).toBeVisible()
  for (const label of ['Country *', 'Street address *', 'Zip code *', 'Phone number *'])
    await expect.element(main.getByLabelText(label)).toBeVisible()
  await expect.element(main.getByLabelText('Apartment or unit (optional)')).toBeVisible()
  await expect
    .element(main.getByText('To pay, check: Street address, State, City, Zip code, and Phone number.'))
    .toBeInTheDocument()
  await expect.element(payButton).toBeDisabled()
})

test('[STORE-007] orders what is in the cart, billed to the form’s address, and opens the payment of the response', async () => {
  const { asked, frame } = await openPayment()
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
  expect(asked('store.submitOrder')[0]?.headers.get('Idempotency-Key')).toMatch(/^test-id-/)
  await expect.element(frame).toHaveAttribute('src', 'about:blank#payment')
})

test.each([
  ['[GEO-006] outside the state', { ...inRegionCheck, isInRegion: false }, 'You are outside the state'],
  ['[GEO-003] where it is blocked', { ...inRegionCheck, permission: 'DENIED' }, 'Your location is blocked'],
] as const)('orders nothing %s, and says so', async (_, check, title) => {
  const { asked } = await openBilling({ 'location.checkLocation': check })
  await homeChoice.click()
  await payButton.click()
  await expect.element(page.getByRole('dialog').getByRole('heading', { name: title })).toBeVisible()
  expect(asked('store.submitOrder')).toEqual([])
})

test('checks the location again at "Try again", and opens the payment inside the state', async () => {
  const { asked, club } = await openBilling({
    'location.checkLocation': { ...inRegionCheck, isInRegion: false },
  })
  await homeChoice.click()
  await payButton.click()
  club.browser.server.answer({ 'location.checkLocation': inRegionCheck })
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click()
  await expect
    .element(page.getByTitle('Payment page of our partner'))
    .toHaveAttribute('src', 'about:blank#payment')
  expect(asked('store.submitOrder')).toHaveLength(1)
})

test('shows why an order was refused, and lets the player retry', async () => {
  await openBilling({ 'store.submitOrder': testProblem(503, 'store.unavailable') })
  await homeChoice.click()
  await payButton.click()
  await expect
    .element(page.getByRole('alert').getByText(/^Our payment partner cannot be reached/))
    .toBeVisible()
  await expect.element(payButton).toBeEnabled()
})

test('[BILLING-009] marks the fields of an address that the server refuses, and pays only after they change', async () => {
  const { asked } = await openBilling({
    'profile.updateBillingProfile': testProblem(422, 'registration.addressInvalid', {
      params: { fields: 'zipCode' },
    }),
  })
  await homeChoice.click()
  await payButton.click()
  const zipCode = main.getByLabelText('Zip code *')
  await expect.element(zipCode).toHaveAccessibleDescription(/Please enter a valid zip code/)
  await expect.element(payButton).toBeDisabled()
  await zipCode.fill('85003')
  await expect.element(zipCode).not.toHaveAttribute('aria-invalid')
  await expect.element(payButton).toBeEnabled()
  expect(asked('store.submitOrder')).toEqual([])
})

test('[CART-003] [ERR-025] shows the open payment that takes up the limit, and orders after it was cancelled', async () => {
  const { asked, club } = await openBilling({
    'store.submitOrder': testProblem(422, 'store.dailyLimit', { params: { total: '$120', limit: '$100' } }),
    'store.getThresholdStatus': overLimitByOpenOrder,
    'store.cancelOrder': orderIn('cancelled'),
  })
  await homeChoice.click()
  await payButton.click()
  const dialog = page.getByRole('alertdialog', {
    name: 'A payment of $100.00 is still open: continue or cancel it',
  })
  await dialog.getByRole('button', { name: 'Cancel payment' }).click()
  await expect
    .element(page.getByText(/^The open payment is closed. As far as we know, nothing was charged/))
    .toBeVisible()
  await expect.element(payButton).toHaveFocus()
  club.browser.server.answer({ 'store.submitOrder': payment })
  await payButton.click()
  await expect
    .element(page.getByTitle('Payment page of our partner'))
    .toHaveAttribute('src', 'about:blank#payment')
  expect(asked('store.submitOrder')).toHaveLength(2)
})

test('opens the receipt once the server confirms what the payment page reports', async () => {
  const { asked, address, say } = await openPayment({ 'store.checkOrder': orderIn('paid') })
  say('success')
  await expect.poll(address).toBe('/lucky-lounge/store-payment-success')
  expect(asked('store.checkOrder').map(({ params }) => params)).toEqual([{ transactionId }])
})

test('keeps confirming a payment until its receipt is there, and asks again where that cannot be loaded', async () => {
  const { promise: arrival, reject } = Promise.withResolvers<null>()
  const { club, asked, say } = await openPayment({ 'store.checkOrder': orderIn('paid') }, { arrival })
  const confirming = main.getByText('Confirming your payment…')
  say('success')
  await expect.poll(() => asked('store.checkOrder')).toHaveLength(1)
  await club.browser.settled()
  await expect.element(confirming).toBeVisible()
  expect(payButton.query()).toBeNull()
  reject(new Error('offline'))
  await club.browser.settled()
  await expect.element(confirming).toBeVisible()
  await club.browser.clock.advance(30_000)
  await expect.poll(() => asked('store.checkOrder').length).toBeGreaterThan(1)
})

test('trusts no message of the payment page: "Check again" asks the server until the order is paid', async () => {
  const { club, asked, address, say } = await openPayment({ 'store.checkOrder': orderIn('pending') })
  say('success')
  await expect.element(main.getByText('Confirming your payment…')).toBeVisible()
  await club.browser.settled()
  await club.browser.clock.advance(30_000)
  await expect.element(main.getByText('Your payment is not confirmed yet')).toBeVisible()
  expect(address()).toBe('/lucky-lounge/store-billing')
  club.browser.server.answer({ 'store.checkOrder': orderIn('paid') })
  const asks = asked('store.checkOrder').length
  await main.getByRole('button', { name: 'Check again' }).click()
  await expect.poll(address).toBe('/lucky-lounge/store-payment-success')
  expect(
    asked('store.checkOrder')
      .slice(asks)
      .map(({ params }) => params),
  ).toEqual([{ transactionId }])
})

test('reports a declined payment although the payment page called it done', async () => {
  const { address, say } = await openPayment({ 'store.checkOrder': orderIn('failed') })
  say('success')
  await expect
    .element(
      page
        .getByRole('alert')
        .getByText(/^The payment did not go through. As far as we know, nothing was charged/),
    )
    .toBeVisible()
  await expect.element(payButton).toBeEnabled()
  expect(address()).toBe('/lucky-lounge/store-billing')
})

test('cancels the order of a payment that the player cancels', async () => {
  const { asked } = await openPayment({ 'store.cancelOrder': orderIn('cancelled') })
  await page.getByRole('button', { name: 'Cancel payment' }).click()
  await expect.element(payButton).toBeEnabled()
  expect(asked('store.cancelOrder').map(({ params }) => params)).toEqual([{ transactionId }])
})
