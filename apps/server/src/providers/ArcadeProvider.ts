import type { DigitalPrize, GameData } from '@players-club/domain-models'

/** A round of a maker's game: what it came to is fixed before the maker hears of it. */
export interface RoundRequest {
  /** What the maker calls the game. */
  gameId: string
  /** The same for every attempt to ask: it gets the same round. Says nothing of the player. */
  reference: string
  /** What the round reveals, and all that it could have revealed how often, so that the game shows it as it is. */
  prize: number
  prizes: readonly DigitalPrize[]
}

/** What shows the round. Whoever holds its token plays it; until then it costs nobody anything. */
export interface OpenedRound extends GameData {
  token: string
}

/** The makers of games. Every call rejects when there is no answer that can be relied on. */
export interface ArcadeProvider {
  openRound(round: RoundRequest): Promise<OpenedRound>
}
