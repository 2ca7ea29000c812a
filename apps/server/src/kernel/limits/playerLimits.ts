import { addDays, lotteryDay } from '@players-club/domain-models'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { constraintOf, deleteInSlices, type Database, type Tx } from '../database/index.ts'
import { Refusal } from '../http/problem.ts'
import { limitUses } from './limits.tables.ts'

/** The day of a limit that never starts again. */
export const EVER = ''

/** A player's use of a limit; the limit's name says what it limits, such as `reward:12`. */
export interface LimitUse {
  playerId: string
  name: string
  day: string
  amount: number
  cap: number
  /** The error key of the refusal if the limit would be exceeded. */
  refusal: string
  /** The error key where a smaller amount would be within the limit. @default `refusal` */
  refusalOfMore?: string
}

/** A use beyond a limit. What is left of the limit is not known: a statement that failed ends its transaction. */
export class LimitRefusal extends Refusal {
  readonly use: LimitUse

  constructor(use: LimitUse) {
    super(use.refusal)
    this.use = use
  }
}

/** The refusal with the key that is true by what is left of the limit now. */
export async function refusalByRest(database: Database, { use }: LimitRefusal): Promise<Refusal> {
  const { cap, refusal, refusalOfMore = refusal } = use
  if (refusalOfMore === refusal || use.amount === 1) return new Refusal(refusal)
  return new Refusal((await readUsed(database, use)) < cap ? refusalOfMore : refusal)
}

const CONSUME = { name: 'limits.consume', text: 'select limit_consume($1, $2, $3, $4, $5)' }

/** Counts against a limit. A check constraint enforces it, so that parallel requests cannot exceed it together. */
export const consumeLimit = async (tx: Tx, use: LimitUse): Promise<void> => {
  const { playerId, name, day, amount, cap } = use
  try {
    await tx.statement({ ...CONSUME, values: [playerId, name, day, amount, cap] })
  } catch (error) {
    throw constraintOf(error) === 'limit_uses_used' ? new LimitRefusal(use) : error
  }
}

/** Gives back what was counted on one day and in total. */
export const returnLimit = async (
  tx: Tx,
  { playerId, name, day, amount }: Omit<LimitUse, 'cap' | 'refusal' | 'refusalOfMore'>,
): Promise<void> => {
  const { used } = limitUses
  const isOwn = and(eq(limitUses.playerId, playerId), eq(limitUses.name, name))
  await tx
    .update(limitUses)
    .set({ used: sql`greatest(${used} - ${amount}, 0)` })
    .where(and(isOwn, inArray(limitUses.day, [EVER, day])))
}

// The day is filtered outside the index condition. Planned on an empty table any index looks equal, and an index of
// days would then be read for every player of the day.
const USED_TODAY = {
  name: 'limits.usedToday',
  text: `select used from limit_uses where player_id = $1 and name = $2 and day || '' = $3`,
}

/** How much a player has used of a limit today. */
export const readUsedToday = (
  database: Database,
  { playerId, name, now }: { playerId: string; name: string; now: Date },
): Promise<number> => readUsed(database, { playerId, name, day: lotteryDay(now, database.zone) })

const readUsed = async (
  database: Database,
  { playerId, name, day }: Pick<LimitUse, 'playerId' | 'name' | 'day'>,
): Promise<number> => {
  const values = [playerId, name, day]
  const [row] = await database.statement<{ used: number }>({ ...USED_TODAY, values })
  return row?.used ?? 0
}

const KEPT_DAYS = 7

/** Deletes the uses of past days. */
export const purgeLimitUses = (database: Database, now: Date): Promise<void> => {
  const { day } = limitUses
  const isPast = and(gt(day, EVER), lt(day, addDays(lotteryDay(now, database.zone), -KEPT_DAYS)))
  return deleteInSlices(database, { by: day, where: isPast })
}
