/** Whose game is played, and for what. */
export interface RoundRequest {
  /** What the vendor calls the game. */
  gameId: string
  /** The same for every attempt to ask: it gets the same round. Says nothing of the player. */
  reference: string
}

export interface OpenedRound {
  /** What the round is played with. Whoever holds it plays; until then it costs nobody anything. */
  token: string
}

/** The vendors of games. Every call rejects when there is no answer that can be relied on. */
export interface GameplayProvider {
  openRound(round: RoundRequest): Promise<OpenedRound>
}
