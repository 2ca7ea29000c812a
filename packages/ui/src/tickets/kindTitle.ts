import type { TicketKind } from '@players-club/domain-models'

/** Where quick draw is offered, the other draw tickets are named by their jackpots. */
export const kindTitle = (kind: TicketKind, kinds: readonly TicketKind[]) =>
  kind === 'draw' && kinds.includes('quickDraw')
    ? 'tickets.kind.draw.besideQuickDraw'
    : (`tickets.kind.${kind}` as const)
