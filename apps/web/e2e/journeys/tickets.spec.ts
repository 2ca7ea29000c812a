import { expect, messageBar, open, test } from '../club.ts'
import { freshPlayer } from '../freshPlayer.ts'
import { entriesOf, printedTicket, ticketPage } from '../ticketPage.ts'

test(
  '[TICKET-001] [TICKET-013] [TICKET-017] [EARN-002] a good scratcher earns its points once, whichever tab enters it',
  { tag: '@embedded' },
  async ({ page, context, world, enter }) => {
    await enter(await freshPlayer(world, 'scratcher'))
    const ticket = await printedTicket(world, 'scratch', 'good')
    const points = (ticket.retailPrice * 10).toLocaleString('en-US')
    await open(page, '/ticket-entry')
    const other = await context.newPage()
    await open(other, '/ticket-entry')

    const sent = entriesOf(page)
    await ticketPage(page).enter(ticket)
    const won = page.getByRole('dialog', { name: `You earned ${points} points!` })
    await expect(won).toBeVisible()
    expect(sent).toEqual([
      {
        key: expect.stringMatching(/.{8}/),
        body: { ticketCode: ticket.ticketCode.replaceAll('-', ''), secondCode: ticket.secondCode },
      },
    ])
    await won.getByRole('button', { name: 'Enter another ticket' }).click()
    await expect(page.getByRole('link', { name: `${points} points` })).toBeVisible()
    await expect(ticketPage(page).code).toHaveValue('')
    await expect(ticketPage(page).code).toBeFocused()

    await ticketPage(other).enter(ticket)
    await expect(messageBar(other).getByText('You have entered this ticket already.')).toBeVisible()
    await other.reload()
    await expect(other.getByRole('link', { name: `${points} points` })).toBeVisible()
  },
)

test('[TICKET-006] [GEO-006] [ERR-038] a ticket is not accepted outside the state, and is judged by the central system inside it', async ({
  page,
  world,
  enter,
}) => {
  await enter(await freshPlayer(world, 'traveller'))
  await open(page, '/ticket-entry')
  const form = ticketPage(page)
  const sent = entriesOf(page)
  await world.postToSandbox('/place', { lat: 36.1716, lon: -115.1391 })
  try {
    await form.enter(await printedTicket(world, 'scratch', 'used'))
    const outside = page.getByRole('dialog', { name: 'You are outside the state' })
    await expect(outside).toBeVisible()
    expect(sent).toEqual([])
    await world.postToSandbox('/place', { lat: 33.4484, lon: -112.074 })
    await outside.getByRole('button', { name: 'Try again' }).click()
    await expect(messageBar(page).getByText('Somebody has entered this ticket already.')).toBeVisible()
  } finally {
    await world.postToSandbox('/place', { lat: 33.4484, lon: -112.074 })
  }
  for (const [outcome, said] of [
    ['expired', 'This ticket is too old to be entered.'],
    ['unknown', 'We could not find this ticket.'],
    ['ended', 'The game of this ticket has ended.'],
    ['cancelled', 'This ticket has been cancelled.'],
  ] as const) {
    await form.enter(await printedTicket(world, 'scratch', outcome))
    await expect(messageBar(page).getByText(said)).toBeVisible()
  }
  expect(new Set(sent.map(({ key }) => key)).size).toBe(sent.length)
})

test('[ERR-039] a ticket whose response is lost is entered by a retry, and counts once', async ({
  page,
  world,
  enter,
}) => {
  await enter(await freshPlayer(world, 'tunnel'))
  const ticket = await printedTicket(world, 'scratch', 'good')
  const points = (ticket.retailPrice * 10).toLocaleString('en-US')
  await open(page, '/ticket-entry')
  const form = ticketPage(page)
  const sent = entriesOf(page)
  let isLost = true
  await page.route('**/tickets/entries', async route => {
    if (!isLost) return route.continue()
    isLost = false
    await route.fetch()
    return route.abort('connectionreset')
  })
  await form.enter(ticket)
  await expect(form.submit).toBeEnabled()
  await expect(messageBar(page).getByRole('alert').or(messageBar(page)).first()).not.toBeEmpty()
  await form.submit.click()
  await expect(page.getByRole('dialog', { name: `You earned ${points} points!` })).toBeVisible()
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  await page.reload()
  await expect(page.getByRole('link', { name: `${points} points` })).toBeVisible()
})
