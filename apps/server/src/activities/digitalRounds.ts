import type { GameData } from '@players-club/domain-models'
import { Refusal } from '../kernel/http/problem.ts'
import type { ArcadeProvider, RoundRequest } from '../providers/index.ts'

export interface DigitalRoundsDeps {
  /** Null if no game maker is configured. */
  provider: ArcadeProvider | null
  onUnreachable: (error: unknown, play: { reference: string }) => void
}

/** A round opened by a maker, which shows the prize that was drawn. */
export interface OpenRound {
  token: string
  data: GameData
}

/** Makers of games open rounds. They reveal a prize and never decide it. */
export const createDigitalRounds = ({ provider, onUnreachable }: DigitalRoundsDeps) => ({
  /** The reference is the id of the play. */
  async open(round: RoundRequest): Promise<OpenRound> {
    try {
      if (!provider) throw new Error('No game maker is configured.')
      const { token, ...data } = await provider.openRound(round)
      return { token, data }
    } catch (error) {
      onUnreachable(error, { reference: round.reference })
      throw new Refusal('error.gameLoad')
    }
  },
})

export type DigitalRounds = ReturnType<typeof createDigitalRounds>
