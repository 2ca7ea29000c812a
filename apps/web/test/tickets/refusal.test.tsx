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
