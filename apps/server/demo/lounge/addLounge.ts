import type { Tx } from '../../src/kernel/database/index.ts'
import { addArcadeGames } from './addArcadeGames.ts'
import { addDrawings } from './addDrawings.ts'

/** The lounge of the demo world. */
export const addLounge = async (tx: Tx, now: Date): Promise<void> => {
  await addArcadeGames(tx, now)
  await addDrawings(tx, now)
}
