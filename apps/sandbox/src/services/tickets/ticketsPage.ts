import { TICKET_KINDS, type TicketKind } from '@players-club/domain-models'
import { html } from 'hono/html'
import { type Html, page } from '../../pages/page.ts'
import { BOOK, OUTCOMES, type Outcome, type Ticket } from './book.ts'
import type { TicketEntries } from './TicketEntry.ts'

const KINDS: Readonly<Record<TicketKind, string>> = {
  scratch: 'Scratch ticket',
  fastPlay: 'Fast play',
  draw: 'Draw ticket',
  quickDraw: 'Quick draw',
  quickCard: 'Quick card',
}

const SAYS: Readonly<Record<Outcome, readonly [string, string]>> = {
  good: ['Good', 'Each can be entered once, and earns 10 points per dollar.'],
  used: ['Used', 'Somebody entered them elsewhere.'],
  cancelled: ['Cancelled', 'The sale was taken back.'],
  expired: ['Expired', 'They are too old to be entered.'],
  unknown: ['Unknown', 'The central system never printed them.'],
  ended: ['Of an ended game', 'Their game is over.'],
}

const noteOf = ({ codes, isPending, isCollected }: Ticket, entries: TicketEntries) => {
  if (entries.some(each => each.ticketCode === codes.ticketCode)) return 'entered'
  if (isPending) return 'its points follow an hour later'
  return isCollected ? 'counts for a collection' : ''
}

const row = (ticket: Ticket, entries: TicketEntries) => html`
  <tr>
    <th scope="row"><code>${ticket.printed.ticketCode}</code></th>
    <td>${ticket.printed.secondCode ? html`<code>${ticket.printed.secondCode}</code>` : '–'}</td>
    <td>${ticket.game.name}</td>
    <td>$${ticket.game.price}</td>
    <td>${noteOf(ticket, entries)}</td>
  </tr>
`

const section = (kind: TicketKind, outcome: Outcome, entries: TicketEntries) => {
  const [title, says] = SAYS[outcome]
  const tickets = BOOK.filter(each => each.kind === kind && each.outcome === outcome)
  return html`
    <section aria-labelledby="${outcome}">
      <h2 id="${outcome}">${title}</h2>
      <p>${says}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Code</th>
            <th scope="col">Second code</th>
            <th scope="col">Game</th>
            <th scope="col">Price</th>
            <th scope="col">Note</th>
          </tr>
        </thead>
        <tbody>
          ${tickets.map(each => row(each, entries))}
        </tbody>
      </table>
    </section>
  `
}

type Props = { clubUrl: string; kind: TicketKind; entries: TicketEntries }

/** Tickets to type in, by kind and outcome. */
export const ticketsPage = ({ clubUrl, kind, entries }: Props): Html =>
  page({
    title: 'Tickets',
    service: 'tickets',
    clubUrl,
    intro: 'The lottery’s central system: tickets to enter in the Players Club, and what becomes of each.',
    body: html`
      <nav class="presses" aria-label="Kinds of tickets">
        ${TICKET_KINDS.map(
          each =>
            html`<a
              class="button quiet"
              href="/tickets?kind=${each}"
              ${each === kind ? html`aria-current="page"` : ''}
              >${KINDS[each]}</a
            >`,
        )}
      </nav>
      <p>
        <a href="${clubUrl}/ticket-entry" target="_blank" rel="noopener"
          >Enter tickets (opens in a new tab)</a
        >
      </p>
      ${OUTCOMES.map(outcome => section(kind, outcome, entries))}
    `,
  })
