import { ticketCodes, type TicketKind } from '@players-club/domain-models'
import type { Page } from '@playwright/test'
import type { World } from '../../../../scripts/testing/world.ts'
import { expect, open, test } from '../club.ts'
import { freshPlayer } from '../freshPlayer.ts'
import { ticketPage, type PrintedTicket } from '../ticketPage.ts'

const GAMES = ['Mariachi Nights', 'Roadrunner Riches', 'Chili Pepper Dash', 'Fantasy Five', 'Night Sky Lines']

interface Listed extends PrintedTicket {
  kind: TicketKind
  gameName: string
  isEntered: boolean
  isPending: boolean
}

/** One unused ticket of each game that counts. */
async function collectedTickets({ sandboxUrl }: World): Promise<Listed[]> {
  const answer = await fetch(`${sandboxUrl}/tickets.json?outcome=good`)
  const { tickets }: { tickets: Listed[] } = await answer.json()
  return GAMES.flatMap(game =>
    tickets.filter(each => each.gameName === game && !each.isEntered && !each.isPending).slice(0, 1),
  )
}

/** Enters a ticket by the page's request, without its form. */
const enterByRequest = (page: Page, codes: object) =>
  page.evaluate(async body => {
    const session = await fetch('/api/auth/get/session')
    const headers = {
      'content-type': 'application/json',
      'x-csrf-token': session.headers.get('x-csrf-token') ?? '',
      'idempotency-key': crypto.randomUUID(),
    }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    return (await fetch('/api/loyalty/v2/tickets/entries', init)).status
  }, codes)

test('[COLLECT-001] [COLLECT-002] [COLLECT-003] [COLLECT-004] [COLLECT-005] [ROUTE-031] tickets fill the buckets of a collection, and the last one earns the bonus and its celebration', async ({
  page,
  world,
  enter,
}) => {
  await page.clock.install()
  await enter(await freshPlayer(world, 'collector'))
  const [first, ...others] = await collectedTickets(world)
  if (!first) throw new Error('There is no ticket left.')
  const main = page.getByRole('main')
  await open(page, '/earn')
  await main.getByRole('link', { name: /^Collect them all: monsoon season/ }).click()
  await expect(page).toHaveURL('/collect-them-all/16')
  await expect(main.getByText('0 of 5 collected')).toBeVisible()
  await main.getByRole('link', { name: 'Enter Ticket' }).click()
  await expect(page).toHaveURL('/ticket-entry')
  await ticketPage(page).enter(first)
  const result = page.getByRole('dialog')
  await expect(result.getByText('This ticket counts for your collection.')).toBeVisible()
  await result.getByRole('link', { name: 'Go back' }).click()
  await expect(page).toHaveURL('/collect-them-all/16')
  await expect(main.getByText('1 of 5 collected')).toBeVisible()
  await main.getByRole('button', { name: 'See everything to collect' }).click()
  const buckets = page.getByRole('dialog', { name: 'Your collection' })
  await expect(buckets.getByRole('progressbar')).toHaveCount(5)
  await buckets.getByRole('button', { name: 'Close' }).last().click()

  for (const ticket of others) expect(await enterByRequest(page, ticketCodes(ticket.kind, ticket))).toBe(200)
  await open(page, '/history?tab=activities')
  await main.getByRole('link', { name: 'Collect them all: monsoon season' }).click()
  await expect(page).toHaveURL('/collect-them-all/monsoon-five')
  const moment = page.getByRole('dialog', { name: /all collected!$/ })
  await expect(moment.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await page.clock.runFor(5_000)
  await moment.getByRole('button', { name: 'Continue' }).click()
  await expect(moment).toHaveCount(0)
  await expect(main.getByText('All collected!')).toBeVisible()
})
