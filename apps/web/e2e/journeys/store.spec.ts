import { apiCalls, expect, messageBar, open, test } from '../club.ts'
import { freshPlayer } from '../freshPlayer.ts'
import { CARDS, ordersOf, storePage, verifyHere } from '../storePage.ts'

test('[STORE-002] [STORE-003] [STORE-004] [STORE-006] [CART-001] [CART-002] [CART-004] [CART-006] [CART-007] [BILLING-001] [BILLING-003] [BILLING-005] [BILLING-006] [BILLING-007] [BILLING-010] [GEO-001] [PAY-001] [PAY-003] [PAY-004] [PAY-005] [PAY-006] [PAY-007] [PAY-008] a new player buys tokens through cart, identity check, billing and card, and is credited', async ({
  page,
  world,
  enter,
}) => {
  await enter(await freshPlayer(world, 'buyer'))
  await open(page, '/lucky-lounge/store')
  const store = storePage(page)
  await expect(store.main.getByRole('link', { name: 'History' })).toHaveAttribute(
    'href',
    '/lucky-lounge/history',
  )
  await store.add('Strongbox')
  await store.cart.getByRole('button', { name: 'Remove all' }).click()
  await expect(store.cart).toContainText('Your cart is empty')
  await store.add('Pocketful')
  await store.add('Pocketful')
  await store.add('Saddlebag')
  await expect(store.cart.getByRole('listitem')).toHaveCount(2)
  await expect(store.cart).toContainText('Total: 20,500 tokens')
  await page.reload()
  await expect(store.cart).toContainText('Total: 20,500 tokens')
  await store.cart.getByRole('button', { name: 'Remove: Saddlebag' }).click()
  await store.cart.getByRole('button', { name: 'One fewer: Pocketful' }).click()
  await store.cart.getByRole('button', { name: 'One more: Pocketful' }).click()

  await store.checkOut()
  await verifyHere(page)
  await expect(page).toHaveURL('/lucky-lounge/store-billing')
  await expect(store.proceed).toBeDisabled()
  await store.street.fill('9 Elm St')
  await store.useHome.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Use my home address' }).click()
  await expect(store.street).toHaveValue('1200 W Washington St')
  await store.useHome.click()
  await expect(store.street).toHaveValue('')
  await store.useHome.click()
  await expect(store.street).toHaveValue('1200 W Washington St')
  await store.phone.fill('6025550100')
  await expect(store.phone).toHaveValue('(602) 555-0100')

  const [calls, orders] = [apiCalls(page), ordersOf(page)]
  await store.proceed.dblclick()
  await expect(store.frame.getByRole('heading', { name: 'Pay by card' })).toBeVisible()
  for (const size of [
    { width: 1280, height: 900 },
    { width: 360, height: 800 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(size)
    await expect(store.frame.getByRole('button', { name: /^Pay / })).toBeInViewport({ ratio: 1 })
  }
  expect(calls.indexOf('POST /location/checks')).toBeLessThan(calls.indexOf('POST /store/orders'))
  expect(orders).toMatchObject([
    {
      key: expect.stringMatching(/.{8}/),
      body: {
        items: [{ id: 1, quantity: 2, price: 500 }],
        playerDetails: { firstName: 'Fay', phone1: '6025550100', zip: '85007' },
      },
    },
  ])
  await store.pay(CARDS.good)
  await expect(page).toHaveURL('/lucky-lounge/store-payment-success')
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
  await expect(store.main).toContainText('2 × Pocketful')
  await expect(store.main).toContainText(/Transaction ID: [0-9a-f-]{36}/)
  await expect(store.main.getByRole('link', { name: '10,000 Tokens' })).toBeVisible()
  await store.main.getByRole('link', { name: 'Back to the store' }).click()
  await expect(store.cart).toContainText('Your cart is empty')
})

test('[CART-003] [PAY-009] [PAY-010] [PAY-011] [ERR-025] a player is credited nothing for a payment that is declined, invalid, cancelled or over the limit', async ({
  page,
  world,
  enter,
}) => {
  await enter(await freshPlayer(world, 'declined'))
  await open(page, '/lucky-lounge/store')
  const store = storePage(page)
  await store.fillBilling('Mother lode')

  await world.postToSandbox('/faults', { service: 'payments', calls: 1, status: 503 })
  await store.proceed.click()
  await expect(messageBar(page)).toContainText('Our payment partner cannot be reached at the moment.')
  await messageBar(page).getByRole('button', { name: 'Close message' }).click()

  await store.proceed.click()
  await store.pay(CARDS.declined)
  await store.frame.getByRole('link', { name: 'Back to the club' }).click()
  await expect(store.dialog).toBeHidden()
  await expect(store.proceed).toBeEnabled()
  await expect(messageBar(page)).toBeEmpty()

  await store.proceed.click()
  await store.pay(CARDS.checksum)
  await expect(store.dialog).toBeHidden()
  await expect(messageBar(page)).toContainText(
    'Invalid billing information provided, please update and try again.',
  )
  await expect(store.proceed).toBeEnabled()

  await store.proceed.click()
  await store.frame.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/lucky-lounge/store')
  await expect(store.main.getByRole('link', { name: '0 Tokens', exact: true })).toBeVisible()

  await store.add('Strongbox')
  await store.add('Pocketful')
  await store.checkOut()
  await expect(store.cart.getByRole('alert')).toContainText(
    'you would spend $105.00 today; the limit is $100.00',
  )
  await expect(page).toHaveURL('/lucky-lounge/store')
  await store.cart.getByRole('button', { name: 'Remove: Pocketful' }).click()
  await store.checkOut()
  await expect(page).toHaveURL('/lucky-lounge/store-billing')
})

test('[CART-006] [PAY-004] a browser that is closed right after the payment loses nothing, and its cart is paid once', async ({
  page,
  context,
  world,
  enter,
}) => {
  await enter(await freshPlayer(world, 'closed'))
  await open(page, '/lucky-lounge/store')
  const store = storePage(page)
  await store.fillBilling('Pocketful')
  await store.proceed.click()
  // The return to the club never arrives.
  await context.route('**/lucky-lounge/store/pay?*', route => route.abort())
  await store.pay(CARDS.good)
  await expect
    .poll(async () => {
      const answer = await fetch(`${world.sandboxUrl}/pay/payments.json`)
      return (await answer.json()).payments[0].status
    })
    .toBe('paid')
  await page.close()
  const again = await context.newPage()
  await open(again, '/lucky-lounge/store')
  await expect(again).toHaveURL('/lucky-lounge/store-payment-success')
  await expect(again.getByRole('main').getByRole('link', { name: '5,000 Tokens' })).toBeVisible()
  await open(again, '/lucky-lounge/store')
  await expect(storePage(again).cart).toContainText('Your cart is empty')
})

test('[CART-003] [CART-006] [ERR-025] a player cancels or continues a payment that is still open in another browser', async ({
  page,
  browser,
  world,
  enter,
}) => {
  const email = await freshPlayer(world, 'open-payment')
  await enter(email)
  await open(page, '/lucky-lounge/store')
  const store = storePage(page)
  await store.fillBilling('Mother lode')
  await store.proceed.click()
  await expect(store.frame.getByRole('button', { name: 'Pay $75.00' })).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: world.clubUrl })
  await enter(email, elsewhere)
  const other = await elsewhere.newPage()
  await open(other, '/lucky-lounge/store')
  const otherStore = storePage(other)
  await otherStore.add('Strongbox')
  await otherStore.add('Saddlebag')
  await otherStore.checkOut()
  const openOrder = otherStore.openOrder('$75.00')
  await expect(openOrder).toContainText('you would spend $110.00 today; the limit is $100.00')
  await openOrder.getByRole('button', { name: 'Cancel payment' }).click()
  await expect(messageBar(other)).toContainText(
    'The open payment is closed. As far as we know, nothing was charged.',
  )
  await expect(other.getByRole('button', { name: 'Checkout' })).toBeFocused()
  await otherStore.checkOut()
  await expect(other).toHaveURL('/lucky-lounge/store-billing')
  await otherStore.proceed.click()
  await expect(otherStore.frame.getByRole('button', { name: 'Pay $35.00' })).toBeVisible()

  await open(page, '/lucky-lounge/store')
  await store.checkOut()
  await store.openOrder('$35.00').getByRole('button', { name: 'Continue payment' }).click()
  await expect(store.frame.getByRole('button', { name: 'Pay $35.00' })).toBeVisible()
  await store.pay(CARDS.good)
  await expect(page).toHaveURL('/lucky-lounge/store-payment-success')
  await expect(store.main).toContainText('1 × Strongbox')
  await open(page, '/lucky-lounge/store')
  await expect(store.cart).toContainText('Mother lode')

  await otherStore.dialog.getByRole('button', { name: 'Cancel payment' }).click()
  await expect(other).toHaveURL('/lucky-lounge/store-payment-success')
  await open(other, '/lucky-lounge/store')
  await expect(otherStore.cart).toContainText('Your cart is empty')
  await elsewhere.close()
})
