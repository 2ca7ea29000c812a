import { migrateToLatest, requireLatest, type PlainQuery } from './migrations.ts'
import { keepOwner, requireOwnData } from './requireSameLottery.ts'
import type { DatabaseOptions } from './Database.ts'

/** SQL takes the days of moments in the zone of its session. */
export const SET_ZONE = "select set_config('TimeZone', $1, false)"

/** Brings the data to this build's schema, or requires that it has it. Data of another owner stays as it is; new data becomes the owner's. */
export async function prepareData(
  query: PlainQuery,
  { owner, migrates = true }: Pick<DatabaseOptions, 'owner' | 'migrates'>,
): Promise<void> {
  if (owner) await requireOwnData(query, owner)
  await (migrates ? migrateToLatest(query) : requireLatest(query))
  if (owner) await keepOwner(query, owner)
}
