import type { Tx } from '../src/kernel/database/index.ts'
import { choosePreferences } from '../src/profile/choosePreferences.ts'

/** The preferences of the demo world's players. Promotions are left for visitors to choose. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  verified: ['DRAW_RESULTS_21', 'REWARDS_NEW', 'REWARDS_ENDING', 'POINTS_SUMMARY'],
  birthday: ['POINTS_SUMMARY'],
}

export const addPreferences = (tx: Tx, name: string, playerId: string, chosenAt: Date): Promise<void> =>
  choosePreferences(tx, playerId, new Map(CHOSEN[name]?.map(key => [key, true])), chosenAt)
