import { TICKET_KINDS } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { TicketSample } from './TicketSample.tsx'

test('[TICKET-005] each kind of ticket has its own sample with an alternative text', async () => {
  const { container } = await renderUi(
    TICKET_KINDS.map(kind => <TicketSample key={kind} kind={kind} label={`A ${kind} ticket`} />),
  )
  const samples = Array.from(container.querySelectorAll('svg[role="img"]'))
  expect(samples.map(sample => sample.getAttribute('aria-label'))).toEqual(
    TICKET_KINDS.map(kind => `A ${kind} ticket`),
  )
  expect(new Set(samples.map(sample => sample.innerHTML)).size).toBe(TICKET_KINDS.length)
})
