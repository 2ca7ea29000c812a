import { enums, size, string } from 'superstruct'

/** What a game can be offered by. */
export const gameOfferedBy = enums(['activity', 'reward'])

/** What opens the round of a play, to its own player alone. */
export const digitalRevealToken = size(string(), 1, 200)

/** There is no such play of the player's. */
export const playErrors = { 'error.arcade.noSession': 404 } as const
