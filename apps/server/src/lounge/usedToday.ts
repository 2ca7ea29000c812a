import { lotteryDay } from '@players-club/domain-models'
import type { Database } from '../kernel/database/index.ts'

// The day is kept from the index of days: planned while nobody has used anything, one index is as good as another, and
// that one would be read for every player of the day from then on.
const USED_TODAY = {
  name: 'lounge.usedToday',
  text: 'select used::int from ledger_daily_caps where player_id = $1 and name = $2 and day + 0 = $3',
}

/** How much a player has used today of what the ledger limits by the day of Phoenix. */
export async function usedToday(
  database: Database,
  { playerId, name, now }: { playerId: string; name: string; now: Date },
): Promise<number> {
  const values = [playerId, name, lotteryDay(now)]
  const [row] = await database.statement<{ used: number }>({ ...USED_TODAY, values })
  return row?.used ?? 0
}
