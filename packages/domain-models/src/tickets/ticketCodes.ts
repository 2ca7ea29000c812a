import { FAST_PLAY_PREFIXES, QUICK_CARD_PREFIX } from './constants.ts'
import {
  barcode,
  isCodeWhole,
  maskCode,
  plainCode,
  TICKET_FIELDS,
  type TicketField,
  type TicketValues,
} from './ticketFields.ts'
import { TICKET_KINDS, type TicketKind } from './ticketKinds.ts'

/** A ticket's codes as the lottery knows them. */
export interface TicketCodes {
  readonly ticketCode: string
  readonly secondCode: string | null
}

const MOVED_TO = 5

/** On the tickets of some fast-play games the second code is printed with its sixth character first. */
export function transposedCode(
  ticketCode: string,
  secondCode: string,
  prefixes: readonly string[] = FAST_PLAY_PREFIXES,
): string {
  const [prefix = ''] = maskCode(ticketCode, barcode).split('-')
  if (!prefixes.includes(prefix)) return secondCode
  const rest = secondCode.slice(1)
  return rest.slice(0, MOVED_TO) + secondCode.slice(0, 1) + rest.slice(MOVED_TO)
}

/** Turns what is printed on a ticket into what is sent: capitals, no hyphens, and what each kind asks for. */
export function ticketCodes(kind: TicketKind, values: TicketValues): TicketCodes {
  const [first, second] = TICKET_FIELDS[kind]
  const ticketCode = first ? plainCode(values.ticketCode, first) : ''
  if (kind === 'quickCard') return { ticketCode: QUICK_CARD_PREFIX + ticketCode, secondCode: null }
  if (!second) return { ticketCode, secondCode: null }
  const secondCode = plainCode(values.secondCode, second)
  return {
    ticketCode,
    secondCode: kind === 'fastPlay' ? transposedCode(values.ticketCode, secondCode) : secondCode,
  }
}

const hasForm = (code: string, field: TicketField | undefined): boolean =>
  field ? plainCode(code, field) === code && isCodeWhole(code, field) : code === ''

/** Whether codes have the form of this kind of ticket, as `ticketCodes` makes them. */
export function areCodesOf(kind: TicketKind, { ticketCode, secondCode }: TicketCodes): boolean {
  const [first, second] = TICKET_FIELDS[kind]
  const prefix = kind === 'quickCard' ? QUICK_CARD_PREFIX : ''
  return (
    ticketCode.startsWith(prefix) &&
    hasForm(ticketCode.slice(prefix.length), first) &&
    hasForm(secondCode ?? '', second)
  )
}

/** Whether codes have the form of any kind of ticket. */
export const areTicketCodes = (codes: TicketCodes): boolean =>
  TICKET_KINDS.some(kind => areCodesOf(kind, codes))
