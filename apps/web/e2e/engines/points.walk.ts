import { writeFileSync } from 'node:fs'
import { freshPlayer } from '../freshPlayer.ts'
import { printedTicket } from '../ticketPage.ts'
import type { Visitor } from './Visitor.ts'
import { expect, test } from './walk.ts'

const PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><circle cx="40" cy="30" r="20"/></svg>'

/** Whether the scrim reaches from edge to edge, also over the place of a scrollbar. */
async function isEven(visitor: Visitor): Promise<boolean> {
  const { left, right } = await visitor.edgeColors()
  return left.every((part, at) => Math.abs(part - (right[at] ?? 0)) <= 4)
}

test('a player earns points by a visit, a code and an uploaded photo', async ({
  visitor,
  world,
}, testInfo) => {
  await visitor.open('/login')
  await visitor.signIn(await freshPlayer(world, 'earner'))
  await visitor.arrivesAt('/')
  await visitor.finds('link', '0 Points')
  await visitor.open('/view-url/1')
  const shown = await visitor.clickToOpen('link', 'View')
  await shown.finds('heading', 'The corner store where the pavement ends')
  await shown.close()
  await visitor.finds('link', '75 Points')

  await visitor.open('/promo-code/2')
  await visitor.fill('Promo code', 'cactus 200')
  await visitor.click('button', 'Redeem')
  await visitor.finds('dialog', '200 points are yours!')
  await visitor.click('button', 'Continue')
  await visitor.finds('link', '275 Points')

  const photo = testInfo.outputPath('spot.svg')
  writeFileSync(photo, PHOTO)
  await visitor.open('/upload-content/4')
  await visitor.click('button', 'Accept the terms and continue')
  await visitor.chooseFile(photo)
  await visitor.fill('Title', 'My porch')
  await visitor.click('button', 'Upload')
  await visitor.finds('dialog', '300 points are yours!')
  await visitor.click('button', 'Continue')
  await visitor.finds('link', '575 Points')
  await visitor.open('/history')
  await visitor.finds('row', 'Show us your lucky spot')
})

test('a player finds a promotion, enters a ticket there, and redeems points for a coupon with its barcode', async ({
  visitor,
  world,
}) => {
  await visitor.open('/promotion')
  await visitor.click('link', 'Copper Mine Jackpot')
  await visitor.finds('heading', 'Copper Mine Jackpot')
  await visitor.click('link', 'Enter Ticket')
  await visitor.signIn('noattempts@players.example')
  await visitor.arrivesAt('/ticket-entry')
  const { ticketCode, secondCode, retailPrice } = await printedTicket(world, 'scratch', 'good')
  await visitor.fill('Ticket Barcode Number', ticketCode)
  await visitor.fill('Validation Number', secondCode)
  await visitor.click('button', 'Enter this ticket')
  await visitor.finds('dialog', `You earned ${(retailPrice * 10).toLocaleString('en-US')} points!`)

  await visitor.open('/rewards')
  await visitor.click('tab', 'Coupons')
  await visitor.click('link', '$5 off scratchers')
  await visitor.click('button', 'Redeem')
  await visitor.finds('dialog', 'Redeem: $5 off scratchers')
  await expect.poll(() => isEven(visitor)).toBe(true)
  await visitor.click('button', 'Redeem for 350 points')
  await visitor.finds('dialog', 'Your coupon')
  await visitor.finds('image', 'Barcode of code CSL-')
  await visitor.click('button', 'Done')
  await visitor.sees('Your reward has been redeemed.')
})
