import { lotteryDay } from '@players-club/domain-models'
import type { Database } from '../kernel/database/index.ts'

// The day is filtered outside the index condition. Planned on an empty table any index looks equal, and an index of
// days would then be read for every player of the day.
const USED_TODAY = {
  name: 'lounge.usedToday',
  text: 'select used::int from ledger_daily_caps where player_id = $1 and name = $2 and day + 0 = $3',
}

/** How much a player has used today of a daily limit in the ledger. */
export async function usedToday(
  database: Database,
  { playerId, name, now }: { playerId: string; name: string; now: Date },
): Promise<number> {
  const values = [playerId, name, lotteryDay(now)]
  const [row] = await database.statement<{ used: number }>({ ...USED_TODAY, values })
  return row?.used ?? 0
}
