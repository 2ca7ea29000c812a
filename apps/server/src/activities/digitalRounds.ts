import type { DigitalPrize, GameData } from '@players-club/domain-models'
import { Refusal } from '../kernel/http/problem.ts'
import type { ArcadeProvider } from '../providers/index.ts'

export interface DigitalRoundsDeps {
  /** Null if no maker of games is configured. */
  provider: ArcadeProvider | null
  onUnreachable: (error: unknown, play: { reference: string }) => void
}

export interface WantedRound {
  gameId: string
  /** The id of the play: the same reference gets the same round. */
  reference: string
  prize: number
  prizes: readonly DigitalPrize[]
}

/** A round opened by a maker, which shows the prize that was drawn. */
export interface OpenRound {
  token: string
  data: GameData
}

/** Makers of games open rounds. They reveal a prize and never decide it. */
export const createDigitalRounds = ({ provider, onUnreachable }: DigitalRoundsDeps) => ({
  async open({ gameId, reference, prize, prizes }: WantedRound): Promise<OpenRound> {
    try {
      if (!provider) throw new Error('No maker of games is configured.')
      const { token, ...data } = await provider.openRound({ gameId, reference, prize, prizes })
      return { token, data }
    } catch (error) {
      onUnreachable(error, { reference })
      throw new Refusal('error.gameLoad')
    }
  },
})

export type DigitalRounds = ReturnType<typeof createDigitalRounds>
