import { lastDay, lotteryDay, type Locale } from '@players-club/domain-models'
import { sql } from 'drizzle-orm'
import { lockPlayer } from '../accounts/lockPlayer.ts'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { isOpenTo } from './activityRow.ts'
import { creditActivity } from './creditActivity.ts'
import { requireActivity } from './requireActivity.ts'

export interface CollectedTicket {
  playerId: string
  /** The collections that the central system names for the ticket. */
  superBonusKeys: readonly string[]
  gameId: number
  /** Decides whether it is in time: its points may follow after the collection has ended. */
  enteredAt: Date
  now: Date
  /** The language of the bonus in the history. */
  locale: Locale
}

interface Collected extends Record<string, unknown> {
  key: string
  startsAt: string | Date
  endsAt: string | Date
  isWhole: boolean
}

const ADD_ENTRIES = {
  name: 'activities.fillBuckets',
  text: `insert into super_bonus_entries as e (player_id, super_bonus_key, game_id, entries, filled_at)
    select $1::uuid, u.super_bonus_key, u.game_id, 1, case when u.max_entries = 1 then $5::timestamptz end
    from super_bonus_buckets u join super_bonuses s on s.key = u.super_bonus_key
    where u.super_bonus_key = any($2::text[]) and u.game_id = $3 and s.starts_at <= $4 and s.ends_at > $4
      and exists (select from activities a where a.key = s.key and ${isOpenTo('$1', '$4')})
    order by u.super_bonus_key
    on conflict (player_id, super_bonus_key, game_id) do update set
      entries = e.entries + 1,
      filled_at = case when e.entries + 1 >= (
        select u.max_entries from super_bonus_buckets u
        where u.super_bonus_key = e.super_bonus_key and u.game_id = e.game_id
      ) then $5::timestamptz end
    where e.filled_at is null
    returning e.super_bonus_key as key`,
}

/** Adds an entry to the bucket of this game, if there is room in it and the collection was open to the player. */
const addEntries = async (
  tx: Tx,
  { playerId, superBonusKeys, gameId, enteredAt, now }: CollectedTicket,
): Promise<string[]> => {
  const values = [playerId, [...superBonusKeys], gameId, enteredAt, now]
  const rows = await tx.statement<{ key: string }>({ ...ADD_ENTRIES, values })
  return rows.map(({ key }) => key)
}

const findCollected = async (tx: Tx, { playerId, superBonusKeys, enteredAt }: CollectedTicket) => {
  const { rows } = await tx.execute<Collected>(
    sql`select s.key, s.starts_at as "startsAt", s.ends_at as "endsAt", (
        select count(e.filled_at) from super_bonus_entries e
        where e.player_id = ${playerId} and e.super_bonus_key = s.key
      ) >= s.min_buckets as "isWhole"
      from super_bonuses s
      where s.key = any(${sql.param(superBonusKeys)}) and s.starts_at <= ${enteredAt} and s.ends_at > ${enteredAt}
      order by s.key`,
  )
  return rows.filter(({ isWhole }) => isWhole)
}

const payBonus = async (
  tx: Tx,
  { key, startsAt, endsAt }: Collected,
  { playerId, enteredAt, now, locale }: CollectedTicket,
): Promise<void> => {
  const activity = await requireActivity(tx, { key }, { playerId, now: enteredAt })
  const details = {
    superBonusKey: key,
    superBonusStart: lotteryDay(new Date(startsAt), tx.zone),
    superBonusEnd: lastDay(new Date(endsAt).toISOString(), tx.zone),
  }
  // A fixed subject: a collection pays once, however many tickets are entered after it was complete.
  await creditActivity(tx, { playerId, activity, locale, now, details, subject: 'collected' })
}

/**
 * Counts a ticket in the bucket of its game in each of its collections; completing a collection credits the bonus.
 * Returns the keys of the collections that it counts for.
 */
export const fillBuckets = async (tx: Tx, ticket: CollectedTicket): Promise<string[]> => {
  if (ticket.superBonusKeys.length === 0) return []
  // Serializes the tickets of a player, so that the last one sees all the others.
  await lockPlayer(tx, ticket.playerId)
  const keys = await addEntries(tx, ticket)
  for (const collected of await findCollected(tx, ticket)) {
    try {
      await payBonus(tx, collected, ticket)
    } catch (error) {
      // The activity was removed: the ticket is valid all the same.
      if (!(error instanceof Refusal)) throw error
    }
  }
  return keys
}
