import { enums, pattern, size, string } from 'superstruct'

/** What a digital game can belong to. */
export const gameOfferedBy = enums(['activity', 'reward'])

/** The key of the activity or reward. */
export const gameOfferKey = pattern(string(), /^[a-z0-9][a-z0-9-]{0,63}$/)

/** Opens the round of a play, for its own player only. */
export const digitalRevealToken = size(string(), 1, 200)

/** The player has no such play. */
export const playErrors = { 'error.arcade.noSession': 404 } as const
