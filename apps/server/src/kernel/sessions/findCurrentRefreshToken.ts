import type { Database } from '../database/index.ts'

// The newest unused token of the family, the last one issued; there is one at any time.
const CURRENT = {
  name: 'sessions.currentRefreshToken',
  text: 'select id from refresh_tokens where family_id = $1 and used_by_renewal is null order by id desc limit 1',
}

/** The id of the currently valid refresh token; null if the family has none left. */
export const findCurrentRefreshToken = async (
  database: Database,
  familyId: string,
): Promise<string | null> => {
  const [row] = await database.statement<{ id: string }>({ ...CURRENT, values: [familyId] })
  return row?.id ?? null
}
