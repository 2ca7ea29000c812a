/**
 * The price and size of the smallest bundle of tokens, as the store's page shows them, in whole units of the
 * lottery's currency.
 */
export const TOKEN_BUNDLE_FROM = { dollars: 5, tokens: 5000 } as const
/** The longest name of a card holder, in characters. */
export const CARD_HOLDER_MAX = 255
/** How many of one bundle a cart can hold. */
export const BUNDLE_QUANTITY_MAX = 20
/** How long an order waits for its payment, in milliseconds. */
export const PAYMENT_OPEN_MS = 30 * 60_000
/** How often, and how many times, a page asks about a payment that is said to be done. */
export const PAYMENT_CHECKS = { everyMs: 2000, atMost: 15 } as const
