/** The smallest bundle of tokens. */
export const TOKEN_BUNDLE_FROM = { dollars: 5, tokens: 5000 } as const
export const CARD_HOLDER_MAX = 255
