import { enums, size, string } from 'superstruct'

/** What a digital game can belong to. */
export const gameOfferedBy = enums(['activity', 'reward'])

/** Opens the round of a play, for its own player only. */
export const digitalRevealToken = size(string(), 1, 200)

/** The player has no such play. */
export const playErrors = { 'error.arcade.noSession': 404 } as const
