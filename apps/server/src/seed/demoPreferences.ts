import type { Tx } from '../kernel/database/index.ts'
import { choosePreferences } from '../profile/choosePreferences.ts'

/** What the players of the demo world want to hear of. The promotions are left for whoever tries the club to choose. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  verified: ['DRAW_RESULTS_COPPER_MILLIONS', 'REWARDS_NEW', 'REWARDS_ENDING', 'POINTS_SUMMARY'],
  birthday: ['POINTS_SUMMARY'],
}

export const addPreferences = (tx: Tx, name: string, playerId: string, chosenAt: Date): Promise<void> =>
  choosePreferences(tx, playerId, new Map(CHOSEN[name]?.map(key => [key, true])), chosenAt)
