import type { Locale, TicketEntryResult, TicketPrize } from '@players-club/domain-models'

/** A prize as it is stored: its reader's language is known only when it is read. */
export type StoredPrize = Omit<TicketPrize, 'draw'> & {
  draw: {
    /** A single text where an earlier release stored it. */
    name: Record<Locale, string> | string
    promotionId: string
  } | null
}

/** The result of a ticket as it is stored. */
export type StoredResult = Omit<TicketEntryResult, 'prizes'> & { prizes: StoredPrize[] }

/** The result of a ticket in the language of its reader. */
export const asTicketResult = ({ prizes, ...result }: StoredResult, locale: Locale): TicketEntryResult => ({
  ...result,
  prizes: prizes.map(({ draw, ...prize }) => ({
    ...prize,
    draw: draw && { ...draw, name: typeof draw.name === 'string' ? draw.name : draw.name[locale] },
  })),
})
