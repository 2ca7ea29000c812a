import { GAME_TYPE_IDS } from '../games/constants.ts'
import { isAuthorized } from '../shell/featureFlags.ts'

/** The kinds of tickets that can be entered; `ticketKinds` has those of a visitor. */
export const TICKET_KINDS = ['scratch', 'fastPlay', 'draw', 'quickDraw', 'quickCard'] as const
/** A kind of ticket that can be entered; it decides which codes are asked for. */
export type TicketKind = (typeof TICKET_KINDS)[number]

const flags = { quickDraw: 'QUICKDRAW_V1', quickCard: 'QUICKCARD_V1' } as const

/** The kinds of tickets that can be entered here: the quick ones by their flags. */
export const ticketKinds = (authorized: readonly string[]): readonly TicketKind[] =>
  TICKET_KINDS.filter(
    kind => (kind !== 'quickDraw' && kind !== 'quickCard') || isAuthorized(authorized, flags[kind]),
  )

/** Where the games are listed whose tickets are of this kind. */
export const ELIGIBLE_GAME_TYPES: Readonly<Record<TicketKind, number>> = {
  scratch: GAME_TYPE_IDS.scratchers,
  fastPlay: GAME_TYPE_IDS.fastPlay,
  draw: GAME_TYPE_IDS.draw,
  quickDraw: GAME_TYPE_IDS.quickDraw,
  quickCard: GAME_TYPE_IDS.draw,
}
