import type { DigitalPrize } from '@players-club/domain-models'
import { digitalGames } from '../src/activities/digitalGames.tables.ts'
import type { Database } from '../src/kernel/database/index.ts'
import type { ArcadeProvider, RoundRequest } from '../src/providers/index.ts'

export interface FakeGameMaker {
  readonly provider: ArcadeProvider
  /** The requests it got, newest last. */
  readonly asked: RoundRequest[]
  isDown: boolean
  /** While set, rounds are opened only after it. */
  busyUntil: Promise<void> | null
  /** Whether it opens another round for a known reference. */
  roundsAreForgotten: boolean
}

/** A fake game maker: the same reference gets the same round. */
export const fakeGameMaker = (): FakeGameMaker => {
  const maker: FakeGameMaker = {
    asked: [],
    isDown: false,
    busyUntil: null,
    roundsAreForgotten: false,
    provider: {
      async openRound(round) {
        maker.asked.push(round)
        await maker.busyUntil
        if (maker.isDown) throw new Error('The game maker is down.')
        const { gameId, reference, prize } = round
        return {
          token: `${gameId}:${reference}${maker.roundsAreForgotten ? `:${maker.asked.length}` : ''}`,
          face: JSON.stringify({ spinResults: [{ symbols: [1, 1, 1], amount: prize }] }),
          gameConfig: { gameId },
          themeHostName: `https://games.example/${gameId}`,
        }
      },
    },
  }
  return maker
}

/** A game in which every play wins the same. */
export const ALWAYS_40: DigitalPrize[] = [{ amount: 40, weight: 1 }]

/** The game of a reward or an activity. */
export const addDigitalGame = (
  database: Database,
  game: Partial<typeof digitalGames.$inferInsert> & Pick<typeof digitalGames.$inferInsert, 'source' | 'key'>,
): Promise<void> =>
  database.unitOfWork(async tx => {
    await tx
      .insert(digitalGames)
      .values({ gameId: 'MONSOON_REELS', playForFun: true, prizes: ALWAYS_40, ...game })
  })
