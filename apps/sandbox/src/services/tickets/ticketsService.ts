import { TICKET_KINDS } from '@players-club/domain-models'
import { type Context, Hono } from 'hono'
import { isFromProduct } from '../../kernel/bearer.ts'
import { checked } from '../../kernel/checked.ts'
import type { Stored } from '../../kernel/storedState.ts'
import { Refusal } from '../../kernel/Refusal.ts'
import { isJsonWanted, readSubmission } from '../../kernel/submission.ts'
import { BOOK } from './book.ts'
import { PostedTicket, type TicketEntries } from './TicketEntry.ts'
import { ticketsPage } from './ticketsPage.ts'
import { currentEntry, judge } from './verdict.ts'

type Deps = { clubUrl: string; secret: string; entries: Stored<TicketEntries>; now: () => Date }

/** `/tickets`: the lottery's fake central system, with test tickets. */
export function ticketsService({ clubUrl, secret, entries, now }: Deps) {
  const requireProduct = (c: Context) => {
    if (!isFromProduct(c, secret))
      throw new Refusal(401, 'Only the product enters tickets, with the shared secret.')
  }

  const listed = ({ kind, outcome }: Record<string, string>) =>
    BOOK.filter(each => (!kind || each.kind === kind) && (!outcome || each.outcome === outcome)).map(
      ({ printed, codes, game, ...each }) => ({
        kind: each.kind,
        outcome: each.outcome,
        ...printed,
        gameNumber: game.number,
        gameName: game.name,
        retailPrice: game.price,
        isPending: each.isPending,
        isEntered: entries.get().some(entry => entry.ticketCode === codes.ticketCode),
      }),
    )

  return new Hono()
    .get('/tickets', c => {
      if (isJsonWanted(c)) return c.json({ tickets: listed(c.req.query()) })
      const kind = TICKET_KINDS.find(each => each === c.req.query('kind')) ?? TICKET_KINDS[0]
      return c.html(ticketsPage({ clubUrl, kind, entries: entries.get() }))
    })
    .get('/tickets.json', c => c.json({ tickets: listed(c.req.query()) }))
    .post('/tickets/entries', async c => {
      requireProduct(c)
      const entryId = c.req.header('idempotency-key')
      if (!entryId) throw new Refusal(400, 'An entry has an Idempotency-Key.')
      const submission = await readSubmission(c)
      if (submission.from === 'form') throw new Refusal(415, 'Tickets are entered in JSON.')
      const posted = checked(submission.value, PostedTicket)
      const { verdict, taken } = judge(entries.get(), posted, entryId, now())
      if (taken) await entries.set([...entries.get(), taken])
      return c.json(verdict)
    })
    .get('/tickets/entries/:id', c => {
      requireProduct(c)
      const entry = entries.get().find(({ entryId }) => entryId === c.req.param('id'))
      if (!entry) throw new Refusal(404, 'There is no such entry.')
      return c.json(currentEntry(entry, now()))
    })
}
