import { size, string } from 'superstruct'

/** What its vendor calls a game. */
export const vendorGameId = size(string(), 1, 40)

/** A play that cannot be paid or shown. */
export const arcadePlayErrors = {
  'lounge.game.notFound': 404,
  'error.arcade.wager': 422,
  'error.arcade.insufficientTokens': 422,
  'error.gameLoad': 503,
} as const
