import { size, string } from 'superstruct'

/** The vendor's id of a game. */
export const vendorGameId = size(string(), 1, 40)

/** Errors of a play that cannot be paid or shown. */
export const arcadePlayErrors = {
  'lounge.game.notFound': 404,
  'error.arcade.wager': 422,
  'error.arcade.insufficientTokens': 422,
  'error.gameLoad': 503,
} as const
