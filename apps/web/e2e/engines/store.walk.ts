import { freshPlayer } from '../freshPlayer.ts'
import { CARDS } from '../storePage.ts'
import { test } from './walk.ts'

test('a player buys tokens: cart, identity check, billing, and the card in the payment’s frame', async ({
  visitor,
  world,
}) => {
  await visitor.open('/login?from=%2Flucky-lounge%2Fstore')
  await visitor.signIn(await freshPlayer(world, 'buyer'))
  await visitor.arrivesAt('/lucky-lounge/store')
  await visitor.click('button', 'Add to cart Pocketful')
  await visitor.sees('Total: 5,000 tokens')
  await visitor.click('button', 'Checkout')

  await visitor.finds('dialog', 'Verify your identity')
  await visitor.choose('Country', 'United States')
  await visitor.fill('Street address', '1200 W Washington St')
  await visitor.choose('State', 'Arizona')
  await visitor.fill('City', 'Phoenix')
  await visitor.press('field', 'City', 'Tab')
  await visitor.fill('Zip code', '85007')
  await visitor.fill('Last four digits', '1234')
  await visitor.click('button', 'Verify my identity')
  await visitor.finds('dialog', 'Your identity is verified')
  await visitor.click('button', 'Done')

  await visitor.arrivesAt('/lucky-lounge/store-billing')
  await visitor.click('checkbox', 'Use home as billing')
  await visitor.fill('Phone number', '6025550100')
  await visitor.click('button', 'Proceed to pay')
  const payment = visitor.inFrame('iframe[title="Payment page of our partner"]')
  await payment.fill('Card number', CARDS.good)
  await payment.fill('Expires', '12 / 40')
  await payment.fill('Security code', '123')
  await payment.click('button', 'Pay ')
  await visitor.arrivesAt('/lucky-lounge/store-payment-success')
  await visitor.finds('heading', 'Payment successful')
  await visitor.finds('link', '5,000 Tokens')
})
