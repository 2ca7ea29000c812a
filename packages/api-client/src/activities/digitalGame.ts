import { enums, pattern, size, string } from 'superstruct'

/** What a game can be offered by. */
export const gameOfferedBy = enums(['activity', 'reward'])

/** The key of what it is offered by. */
export const gameOfferKey = pattern(string(), /^[a-z0-9][a-z0-9-]{0,63}$/)

/** What opens the round of a play, to its own player alone. */
export const digitalRevealToken = size(string(), 1, 200)

/** There is no such play of the player's. */
export const playErrors = { 'error.arcade.noSession': 404 } as const
