import {
  addDays,
  GAME_PERIODS_DAYS,
  MEGA_MILLIONS,
  lotteryDay,
  startOfLotteryDay,
  topPrizeBounds,
  type GamesFilter,
} from '@players-club/domain-models'
import type { Database } from '../kernel/database/index.ts'
import { GAME_COLUMNS, type GameRow } from './gameRow.ts'

export interface GamesQuery {
  page: number
  size: number
  filter: GamesFilter & { gameTypes: readonly number[] }
  /** The game id of the featured one. */
  excludeId?: number
}

/** At the time $1. */
export const IN_PLAY = 'g.play_begin <= $1 and (g.play_end is null or g.play_end > $1)'

/** The old Mega Millions is not listed while the new one is published. */
export const NOT_SUPERSEDED = `not (g.game_id = ${MEGA_MILLIONS.oldGame} and exists (
    select 1 from games n where n.game_id = ${MEGA_MILLIONS.newGame}
    union all select 1 from games n where n.id = ${MEGA_MILLIONS.newRecord}))`

/** Without a status the list has games in play and games that start soon. */
const FOUND = `from games g
  where g.game_type_id = any($1) and ${NOT_SUPERSEDED} and g.game_id is distinct from $2::int
    and case $3::text
      when 'new' then g.play_begin <= $4 and g.play_begin >= $5 and (g.play_end is null or g.play_end > $4)
      when 'active' then g.play_begin <= $4 and (g.play_end is null or g.play_end > $4)
      when 'ended' then g.play_end <= $4
      else g.play_begin < $6 and (g.play_end is null or g.play_end > $4)
    end
    and ($7::bigint[] is null or ($9::boolean and g.top_prize is null) or exists (
      select 1 from unnest($7::bigint[], $8::bigint[]) as band (low, high)
      where g.top_prize between band.low and band.high))
    and ($10::int[] is null or g.retail_price_cents = any($10))
    and ($11::int[] is null or g.tag_ids && $11)`

const PAGE = {
  name: 'games.page',
  text: `select ${GAME_COLUMNS} ${FOUND} order by g.play_begin desc, g.id desc limit $12 offset $13`,
}

const COUNT = { name: 'games.count', text: `select count(*)::int as total ${FOUND}` }

const LARGEST = 1e15

/** The prize ranges as lower and upper bounds, and whether prizes without an amount are included. */
function boundsOf(bands: GamesFilter['topPrizes']) {
  if (!bands) return [null, null, false] as const
  const bounds = bands.flatMap(band => (band === 'other' ? [] : [topPrizeBounds[band]]))
  return [
    bounds.map(({ from = 0 }) => from),
    bounds.map(({ to = LARGEST }) => to),
    bands.includes('other'),
  ] as const
}

/** One page of the filtered games, newest first, and their total. */
export async function findGames(
  database: Database,
  { page, size, filter, excludeId }: GamesQuery,
  now: Date,
): Promise<{ rows: GameRow[]; total: number }> {
  const { zone } = database
  const today = lotteryDay(now, zone)
  const dayFrom = (days: number) => startOfLotteryDay(addDays(today, days), zone)
  const values = [
    filter.gameTypes,
    excludeId ?? null,
    filter.status ?? null,
    now,
    dayFrom(-GAME_PERIODS_DAYS.new),
    dayFrom(GAME_PERIODS_DAYS.upcoming + 1),
    ...boundsOf(filter.topPrizes),
    filter.retailPrices?.map(price => Math.round(price * 100)) ?? null,
    filter.tags ?? null,
  ]
  const [rows, [count]] = await Promise.all([
    database.statement<GameRow>({ ...PAGE, values: [...values, size, page * size] }),
    database.statement<{ total: number }>({ ...COUNT, values }),
  ])
  return { rows, total: count?.total ?? 0 }
}
