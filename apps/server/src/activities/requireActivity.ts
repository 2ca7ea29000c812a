import type { Statements } from '../kernel/database/index.ts'
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

/**
 * The activity as the player, or a guest, may see it now; refuses if it does not exist or is not open to them. In a
 * player's unit of work it comes before anything else is done.
 */
export const requireActivity = async (
  statements: Statements,
  wanted: WantedActivity,
  { playerId, now }: { playerId: string | null; now: Date },
): Promise<ActivityRow> => {
  const [statement, id] = 'id' in wanted ? [BY_ID, wanted.id] : [BY_KEY, wanted.key]
  const values = [...activityValues(now, playerId, statements.zone), id]
  const [row] = await statements.statement<ActivityRow>({ ...statement, values })
  if (!row) throw new Refusal('activities.notFound')
  if (!row.isAvailable) throw new Refusal('activities.activityUnavailable')
  return row
}
