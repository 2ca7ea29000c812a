import type { Database, Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { ACTIVITY_COLUMNS, ACTIVITY_SOURCE, activityValues, type ActivityRow } from './activityRow.ts'

/** An activity by its id or its key. */
export type WantedActivity = { id: number } | { key: string }

const BY_ID = {
  name: 'activities.byId',
  text: `select ${ACTIVITY_COLUMNS} from ${ACTIVITY_SOURCE} where a.id = $5`,
}
const BY_KEY = {
  name: 'activities.byKey',
  text: `select ${ACTIVITY_COLUMNS} from ${ACTIVITY_SOURCE} where a.key = $5`,
}

const statementOf = (wanted: WantedActivity, now: Date, playerId: string | null) => {
  const values = activityValues(now, playerId)
  return 'id' in wanted
    ? { ...BY_ID, values: [...values, wanted.id] }
    : { ...BY_KEY, values: [...values, wanted.key] }
}

const requireAvailable = (row: ActivityRow | undefined): ActivityRow => {
  if (!row) throw new Refusal('activities.notFound')
  if (!row.is_available) throw new Refusal('activities.activityUnavailable')
  return row
}

/** The activity as the player, or a guest, may see it now; refuses if it does not exist or is not open to them. */
export const findActivity = async (
  database: Database,
  wanted: WantedActivity,
  { playerId, now }: { playerId: string | null; now: Date },
): Promise<ActivityRow> => {
  const [row] = await database.statement<ActivityRow>(statementOf(wanted, now, playerId))
  return requireAvailable(row)
}

/** The same inside a player's unit of work, before anything else is done. */
export const requireActivity = async (
  tx: Tx,
  wanted: WantedActivity,
  { playerId, now }: { playerId: string; now: Date },
): Promise<ActivityRow> => {
  const [row] = await tx.statement<ActivityRow>(statementOf(wanted, now, playerId))
  return requireAvailable(row)
}
