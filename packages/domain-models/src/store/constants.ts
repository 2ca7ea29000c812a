/** The smallest bundle of tokens. */
export const TOKEN_BUNDLE_FROM = { dollars: 5, tokens: 5000 } as const
/** The longest name of a card holder, in characters. */
export const CARD_HOLDER_MAX = 255
/** The most of one bundle in a cart. */
export const BUNDLE_QUANTITY_MAX = 20
/** What a player may spend on tokens in a day of Phoenix, in cents, where the operator sets nothing else. */
export const DAILY_PURCHASE_LIMIT = 10_000
/** Time limit of an unpaid payment. */
export const PAYMENT_OPEN_MS = 30 * 60_000
/** How often, and how many times, a page asks about a payment that is said to be done. */
export const PAYMENT_CHECKS = { everyMs: 2000, atMost: 15 } as const
