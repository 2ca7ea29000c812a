import { createHash } from 'node:crypto'
import { prizeOfLot, type DigitalPrize, type GameData } from '@players-club/domain-models'
import { Refusal } from '../kernel/http/problem.ts'
import { lotOf, type Secrets } from '../kernel/secrets/index.ts'
import type { ArcadeProvider } from '../providers/index.ts'

export interface DigitalRoundsDeps {
  secrets: Secrets
  /** Null where no maker of games is configured. */
  provider: ArcadeProvider | null
  onUnreachable: (error: unknown) => void
}

export interface WantedRound {
  gameId: string
  prizes: readonly DigitalPrize[]
  /** What tells this request from every other one: the same gets the same round. */
  request: { operation: string; playerId: string; key: string }
}

/** A round whose outcome is fixed, and of which nobody knows yet. */
export interface FixedRound {
  token: string
  prize: number
  data: GameData
}

/**
 * Fixes what a round comes to, and has its maker open it. Nothing is paid or won by that: it is when the round is kept
 * as a play. A request that is repeated draws the same lot, so that no outcome can be asked for anew.
 */
export const createDigitalRounds = ({ secrets, provider, onUnreachable }: DigitalRoundsDeps) => ({
  async open({ gameId, prizes, request }: WantedRound): Promise<FixedRound> {
    const asked = `${request.operation}:${request.playerId}:${request.key}`
    const reference = createHash('sha256').update(asked).digest('hex')
    const prize = prizeOfLot(prizes, lotOf(secrets, asked))
    try {
      if (!provider) throw new Error('No maker of games is configured.')
      const { token, ...data } = await provider.openRound({ gameId, reference, prize, prizes })
      return { token, prize, data }
    } catch (error) {
      onUnreachable(error)
      throw new Refusal('error.gameLoad')
    }
  },
})

export type DigitalRounds = ReturnType<typeof createDigitalRounds>
