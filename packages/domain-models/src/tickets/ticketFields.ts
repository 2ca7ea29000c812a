import type { TicketKind } from './ticketKinds.ts'

/** What a player types off a ticket. */
export interface TicketValues {
  readonly ticketCode: string
  /** Empty where a ticket has only one code. */
  readonly secondCode: string
}

/** The values of a ticket of which nothing has been typed yet. */
export const emptyTicket: TicketValues = { ticketCode: '', secondCode: '' }

/** A code as it is printed: groups with hyphens between them. */
export interface TicketField {
  readonly name: keyof TicketValues
  readonly groups: readonly number[]
  readonly isDigitsOnly: boolean
}

/** The number below the barcode of a scratch or fast-play ticket. */
export const barcode: TicketField = { name: 'ticketCode', groups: [4, 6, 3], isDigitsOnly: true }
const entryCode: TicketField = { name: 'ticketCode', groups: [5, 5, 5, 5, 5], isDigitsOnly: false }

/** The codes that are asked for, for each kind of ticket. */
export const TICKET_FIELDS: Readonly<Record<TicketKind, readonly TicketField[]>> = {
  scratch: [barcode, { name: 'secondCode', groups: [3], isDigitsOnly: true }],
  fastPlay: [barcode, { name: 'secondCode', groups: [8], isDigitsOnly: false }],
  draw: [entryCode],
  quickDraw: [entryCode],
  quickCard: [{ name: 'ticketCode', groups: [5, 5, 5, 5, 4], isDigitsOnly: true }],
}

/** How many letters and digits a code has, without its hyphens. */
export const codeLength = ({ groups }: TicketField): number => groups.reduce((sum, size) => sum + size, 0)

/** Whether a code, as the lottery knows it, is that of a draw or quick-draw ticket. */
export const isDrawCode = (ticketCode: string): boolean => ticketCode.length === codeLength(entryCode)

/** The form of a code, with zeros for its characters: `0000-000000-000`. */
export const codePlaceholder = ({ groups }: TicketField): string =>
  groups.map(size => '0'.repeat(size)).join('-')

/** The letters and digits that have a place in the code, in capitals. */
export function plainCode(value: string, { isDigitsOnly }: Pick<TicketField, 'isDigitsOnly'>): string {
  return value.toUpperCase().replace(isDigitsOnly ? /[^0-9]/g : /[^0-9A-Z]/g, '')
}

/**
 * As much of a code as there is, in its groups; what is too much stays at the end. Hyphens come with what stands after
 * them, so that they can be deleted.
 */
export function maskCode(value: string, field: TicketField): string {
  let rest = plainCode(value, field)
  const shown: string[] = []
  for (const size of field.groups) {
    if (rest === '') break
    shown.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return shown.join('-') + rest
}

/** How many characters a code has too many. */
export const excessOf = (value: string, field: TicketField): number =>
  Math.max(0, plainCode(value, field).length - codeLength(field))

/** Whether a code has exactly as many letters and digits as it needs; hyphens do not count. */
export const isCodeWhole = (value: string, field: TicketField): boolean =>
  plainCode(value, field).length === codeLength(field)

/** Nothing is missing: the ticket can be sent. */
export const isTicketWhole = (kind: TicketKind, values: TicketValues): boolean =>
  TICKET_FIELDS[kind].every(field => isCodeWhole(values[field.name], field))
