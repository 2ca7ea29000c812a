import { createHash } from 'node:crypto'
import {
  codeLength,
  maskCode,
  TICKET_FIELDS,
  TICKET_KINDS,
  ticketCodes,
  type TicketField,
  type TicketKind,
} from '@players-club/domain-models'
import { COLLECTED_GAMES, ENDED_GAMES, type Game, GAMES } from './games.ts'

export const OUTCOMES = ['good', 'used', 'cancelled', 'expired', 'unknown', 'ended'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** The number of tickets of each outcome in each of the five kinds. */
const PER_KIND = 8
/** The good ticket of a kind whose points follow later. */
const PENDING_AT = 7

export type Ticket = {
  kind: TicketKind
  outcome: Outcome
  game: Game
  /** As printed, for people to type in. */
  printed: { ticketCode: string; secondCode: string }
  /** As the product sends them. */
  codes: { ticketCode: string; secondCode: string | null }
  /** Sold just now: its points follow an hour after it was entered. */
  isPending: boolean
  isCollected: boolean
}

const DIGITS = '0123456789'
// Without characters that look alike on paper.
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Derives characters from a name: the same ones after every start. */
function characters(name: string, length: number, from: string): string {
  const bytes = createHash('sha512').update(name).digest()
  return Array.from({ length }, (_, at) => from.charAt((bytes[at] ?? 0) % from.length)).join('')
}

const codeOf = (name: string, field: TicketField, prefix = '') => {
  const rest = codeLength(field) - prefix.length
  return maskCode(prefix + characters(name, rest, field.isDigitsOnly ? DIGITS : LETTERS), field)
}

const isOnPaper = (kind: TicketKind) => kind === 'scratch' || kind === 'fastPlay'

function ticket(kind: TicketKind, outcome: Outcome, at: number): Ticket {
  const games = (outcome === 'ended' ? ENDED_GAMES : GAMES)[kind]
  const game = games[at % games.length] ?? { number: 0, name: '', price: 0, typeId: 0 }
  const [first, second] = TICKET_FIELDS[kind]
  const name = `${kind} ${outcome} ${at}`
  const printed = {
    ticketCode: first ? codeOf(`${name} ticket`, first, isOnPaper(kind) ? String(game.number) : '') : '',
    secondCode: second ? codeOf(`${name} second`, second) : '',
  }
  return {
    kind,
    outcome,
    game,
    printed,
    codes: ticketCodes(kind, printed),
    isPending: outcome === 'good' && at === PENDING_AT,
    isCollected: outcome === 'good' && COLLECTED_GAMES.includes(game.number),
  }
}

/** Every ticket that the page shows; the central system does not know the unknown ones. */
export const BOOK: readonly Ticket[] = OUTCOMES.flatMap(outcome =>
  TICKET_KINDS.flatMap(kind => Array.from({ length: PER_KIND }, (_, at) => ticket(kind, outcome, at))),
)

const known = new Map(
  BOOK.filter(({ outcome }) => outcome !== 'unknown').map(each => [each.codes.ticketCode, each]),
)

export const findTicket = (ticketCode: string): Ticket | undefined => known.get(ticketCode)
