import type { Database } from '../kernel/database/index.ts'
import { tooManyRequests } from '../kernel/http/problem.ts'
import { takeTry } from '../kernel/rateLimits/index.ts'
import { subjectOf, type Secrets } from '../kernel/secrets/index.ts'

/** Each play for fun has a maker open a round for nothing. */
const FUN_PLAYS = { door: 'digital-fun', limit: 120, windowMs: 60 * 60_000 }

/** Counts a play for fun; refuses where the player has had enough of them in an hour. */
export const countFunPlay = async (
  { database, secrets }: { database: Database; secrets: Secrets },
  playerId: string,
  now: Date,
): Promise<void> => {
  const taken = await database.unitOfWork(tx => takeTry(tx, FUN_PLAYS, subjectOf(secrets, playerId), now))
  if (!taken.isAllowed) throw tooManyRequests(taken.resetsAt, now)
}
