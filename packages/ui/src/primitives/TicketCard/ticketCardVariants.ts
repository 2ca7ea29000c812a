export const ticketCardElements = ['article', 'div', 'li'] as const
export type TicketCardElement = (typeof ticketCardElements)[number]

export const ticketTitleLevels = [1, 2, 3, 4] as const
export type TicketTitleLevel = (typeof ticketTitleLevels)[number]
