import { testProblem } from '@players-club/flow-hooks/testing'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage, type PageOptions } from '../openPage.tsx'

const main = page.getByRole('main')

async function enter(answer: NonNullable<PageOptions['answers']>['tickets.enterTicket']) {
  await openPage('/ticket-entry', { player: 'verified', answers: { 'tickets.enterTicket': answer } })
  await main.getByLabelText('Ticket Barcode Number').fill('1432000017123')
  await main.getByLabelText('Validation Number').fill('123')
  await main.getByRole('button', { name: 'Enter this ticket' }).click()
}

describe('the message of a refused ticket', () => {
  const bar = page.getByRole('alert').first()

  test('[ERR-037] is the text of its key, rather than its title', async () => {
    await enter(testProblem(422, 'error.gameTicketEntry.used', { title: 'Not today.' }))
    await expect
      .element(bar)
      .toHaveTextContent('Somebody has entered this ticket already. Try another ticket.')
    await expect.element(page.getByText('Not today.')).not.toBeInTheDocument()
  })

  test('[ERR-036] says of an invalid code with the title of a draw ticket that no draw ticket has it', async () => {
    await enter(testProblem(422, 'error.gameTicketEntry.invalid', { title: 'JACKPOT ticket' }))
    await expect
      .element(bar)
      .toHaveTextContent('This code does not belong to any draw ticket. Check it and try again.')
  })

  test('[ERR-039] says after a failure of the server that the ticket could not be checked', async () => {
    await enter(testProblem(500))
    await expect
      .element(bar)
      .toHaveTextContent(
        'This ticket could not be checked at the moment. Try again later: it cannot count twice.',
      )
  })

  test('[ERR-038] says how many tries are left before the lock-out', async () => {
    const params = { left: 2, until: '8:00 PM' }
    await enter(testProblem(422, 'error.gameTicketEntry.notFound', { params }))
    await expect.element(bar).toMatchTextContent(/You have 2 tries left before ticket entry is locked\.$/)
  })

  test('[ERR-038] says with the last try until when the lock-out lasts', async () => {
    const until = '8:00 PM'
    await enter(testProblem(422, 'error.gameTicketEntry.notFound', { params: { left: 0, until } }))
    await expect.element(bar).toMatchTextContent(/Ticket entry is now locked until 8:00 PM, Phoenix time\.$/)
  })

  test('[ERR-038] says during the lock-out when tickets can be entered again', async () => {
    await enter(testProblem(429, 'error.gameTicketEntry.lockout', { params: { until: '8:00 PM' } }))
    await expect.element(bar).toMatchTextContent(/You can enter tickets again from 8:00 PM, Phoenix time\.$/)
  })

  test('[ERR-037] is its title without a key', async () => {
    await enter(testProblem(422, undefined, { title: 'Not today.' }))
    await expect.element(bar).toHaveTextContent('Not today.')
  })

  test('is announced again when the same ticket is refused again', async () => {
    await enter(testProblem(422, undefined, { title: 'Not today.' }))
    const said = bar.getByText('Not today.')
    await expect.element(said).toBeVisible()
    const first = said.element()
    await main.getByRole('button', { name: 'Enter this ticket' }).click()
    await expect.poll(() => first.isConnected).toBe(false)
    await expect.element(said).toBeVisible()
  })
})
