import type { DigitalPrize } from '@players-club/domain-models'
import { digitalGames, type GameSource } from '../../src/activities/digitalGames.tables.ts'
import type { Tx } from '../../src/kernel/database/index.ts'

interface DemoDigitalGame {
  source: GameSource
  key: string
  gameId: string
  prizes: DigitalPrize[]
}

/** How many of a hundred plays win how much; the rest wins nothing. */
const prizesOf = (...wins: [amount: number, plays: number][]): DigitalPrize[] => {
  const winning = wins.reduce((sum, [, plays]) => sum + plays, 0)
  return [{ amount: 0, weight: 100 - winning }, ...wins.map(([amount, weight]) => ({ amount, weight }))]
}

const DEMO_DIGITAL_GAMES: readonly DemoDigitalGame[] = [
  {
    source: 'ACTIVITY',
    key: 'copper-wheel',
    gameId: 'COPPER_WHEEL',
    prizes: prizesOf([25, 30], [50, 20], [100, 8], [500, 2]),
  },
  {
    source: 'ACTIVITY',
    key: 'saguaro-drop',
    gameId: 'SAGUARO_DROP',
    prizes: prizesOf([20, 30], [40, 20], [80, 8], [300, 2]),
  },
  {
    source: 'REWARD',
    key: 'monsoon-reels',
    gameId: 'MONSOON_REELS',
    prizes: prizesOf([150, 20], [300, 14], [800, 5], [2_000, 3]),
  },
  {
    source: 'REWARD',
    key: 'saguaro-spin',
    gameId: 'SAGUARO_SPIN',
    prizes: prizesOf([75, 25], [150, 20], [400, 6], [1_000, 2]),
  },
]

/** The games of the demo's activities and rewards. */
export const addDigitalGames = async (tx: Tx): Promise<void> => {
  await tx
    .insert(digitalGames)
    .values(DEMO_DIGITAL_GAMES.map(game => ({ ...game, playForFun: game.source === 'ACTIVITY' })))
    .onConflictDoNothing()
}
