import type { Page } from '@playwright/test'
import type { World } from '../../../scripts/testing/world.ts'

export interface PrintedTicket {
  ticketCode: string
  secondCode: string
  retailPrice: number
}

/** The next unused ticket of this kind and outcome. */
export async function printedTicket(
  { sandboxUrl }: World,
  kind: string,
  outcome: string,
): Promise<PrintedTicket> {
  const answer = await fetch(`${sandboxUrl}/tickets.json?kind=${kind}&outcome=${outcome}`)
  const { tickets } = await answer.json()
  const ticket = tickets.find(
    (each: { isEntered: boolean; isPending: boolean }) => !each.isEntered && !each.isPending,
  )
  if (!ticket) throw new Error(`There is no ${outcome} ticket of the kind ${kind} left.`)
  return ticket
}

/** The parts of the page on which tickets are entered. */
export function ticketPage(page: Page) {
  const code = page.getByRole('textbox', { name: 'Ticket Barcode Number' })
  const second = page.getByRole('textbox', { name: 'Validation Number' })
  const submit = page.getByRole('button', { name: 'Enter this ticket' })
  return {
    code,
    second,
    submit,
    async enter({ ticketCode, secondCode }: PrintedTicket) {
      await code.fill(ticketCode)
      await second.fill(secondCode)
      await submit.click()
    },
  }
}

/** Records the ticket entries that the page sends from now on. */
export const entriesOf = (page: Page) => {
  const sent: { key: string | undefined; body: unknown }[] = []
  page.on('request', request => {
    if (!request.url().endsWith('/tickets/entries')) return
    sent.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() })
  })
  return sent
}
