import type { TicketKind } from '@players-club/domain-models'

/** Beside quick draw, the other tickets of draws are told apart by their jackpots. */
export const kindTitle = (kind: TicketKind, kinds: readonly TicketKind[]) =>
  kind === 'draw' && kinds.includes('quickDraw')
    ? 'tickets.kind.draw.besideQuickDraw'
    : (`tickets.kind.${kind}` as const)
