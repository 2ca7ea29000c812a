import type { DigitalPrize, GameData } from '@players-club/domain-models'

/** A round of a maker's game: its outcome is fixed before the maker gets the request. */
export interface RoundRequest {
  /** The maker's id of the game. */
  gameId: string
  /** The same for every attempt, which gets the same round. Says nothing about the player. */
  reference: string
  /** The prize that the round reveals, and all possible prizes with their weights, so that the game can show them. */
  prize: number
  prizes: readonly DigitalPrize[]
}

/** The data that shows the round. The holder of its token plays it. */
export interface OpenedRound extends GameData {
  token: string
}

/** The game makers. Every call rejects without a valid answer. */
export interface ArcadeProvider {
  openRound(round: RoundRequest): Promise<OpenedRound>
}
