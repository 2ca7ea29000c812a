import {
  startOfLotteryDay,
  type LatestQuickDraw,
  type Page,
  type QuickDrawConfig,
  type QuickDrawDay,
  type QuickDrawResult,
} from '@players-club/domain-models'
import { DAY_MS } from '../kernel/clock/durations.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import type { quickDrawGames, quickDrawResults } from './games.tables.ts'

type Config = Omit<typeof quickDrawGames.$inferSelect, 'gameId'>
type Row = Omit<typeof quickDrawResults.$inferSelect, 'gameId'>

/** How long pages wait for the result of a draw: a feed that has ended must not keep them asking. */
const RESULT_WAIT_MS = DAY_MS

const CONFIG = {
  name: 'quickDraw.config',
  text: `select winning_number_layout as "winningNumberLayout", game_url as "gameUrl", next_draw_date as "nextDrawDate"
    from quick_draw_games where game_id = $1`,
}

const COLUMNS = `external_id as "externalId", result_data as "resultData", cash_amount as "cashAmount",
  draw_date as "drawDate", draw_day as "drawDay"`

const LATEST = {
  name: 'quickDraw.latest',
  text: `select ${COLUMNS} from quick_draw_results where game_id = $1 order by draw_date desc limit 1`,
}

const LAST_WON = {
  name: 'quickDraw.lastWon',
  text: `select ${COLUMNS} from quick_draw_results where game_id = $1 and cash_amount is not null
    order by draw_date desc limit 1`,
}

const OF_DAYS = {
  name: 'quickDraw.ofDays',
  text: `select ${COLUMNS} from quick_draw_results where game_id = $1 and draw_day in (
      select distinct draw_day from quick_draw_results where game_id = $1
      order by draw_day desc limit $2 offset $3)
    order by draw_date desc`,
}

const DAYS = {
  name: 'quickDraw.days',
  text: 'select count(distinct draw_day)::int as total from quick_draw_results where game_id = $1',
}

const FROM = {
  name: 'quickDraw.from',
  text: `select ${COLUMNS} from quick_draw_results where game_id = $1 and draw_date >= $2
    order by draw_date desc limit $3 offset $4`,
}

const COUNT_FROM = {
  name: 'quickDraw.countFrom',
  text: 'select count(*)::int as total from quick_draw_results where game_id = $1 and draw_date >= $2',
}

export const createQuickDraw = ({ database, clock }: ServiceDeps) => {
  const findConfig = async (gameId: number): Promise<Config> => {
    const [config] = await database.statement<Config>({ ...CONFIG, values: [gameId] })
    if (!config) throw new Refusal('games.notFound')
    return config
  }
  const count = async (statement: { name: string; text: string }, values: readonly unknown[]) =>
    (await database.statement<{ total: number }>({ ...statement, values }))[0]?.total ?? 0

  return {
    async getQuickDrawConfig(gameId: number): Promise<QuickDrawConfig> {
      const { winningNumberLayout, gameUrl } = await findConfig(gameId)
      return { gameId, winningNumberLayout, gameUrl }
    },

    async getLatestQuickDraw(gameId: number): Promise<LatestQuickDraw> {
      const [config, [latest], [lastWon]] = await Promise.all([
        findConfig(gameId),
        database.statement<Row>({ ...LATEST, values: [gameId] }),
        database.statement<Row>({ ...LAST_WON, values: [gameId] }),
      ])
      const { nextDrawDate } = config
      const now = clock.now()
      const isOver = nextDrawDate !== null && nextDrawDate <= now
      const isAwaited = isOver && now.getTime() < nextDrawDate.getTime() + RESULT_WAIT_MS
      return {
        result: latest ? asResult(latest, config) : null,
        lastWon: lastWon ? asResult(lastWon, config) : null,
        // From its hour on it is no longer the next one, until the provider names another.
        nextDrawDate: nextDrawDate && !isOver ? nextDrawDate.toISOString() : null,
        isDrawDue: isAwaited && !(latest && latest.drawDate >= nextDrawDate),
      }
    },

    async getQuickDrawJackpots(gameId: number, page: number, size: number): Promise<Page<QuickDrawDay>> {
      const [config, rows, totalElements] = await Promise.all([
        findConfig(gameId),
        database.statement<Row>({ ...OF_DAYS, values: [gameId, size, page * size] }),
        count(DAYS, [gameId]),
      ])
      const days = [...new Set(rows.map(row => row.drawDay))]
      const content = days.map(day => ({
        day,
        results: rows.filter(row => row.drawDay === day).map(row => asResult(row, config)),
      }))
      return { content, page, size, totalElements }
    },

    async getQuickDrawResultsFrom(
      gameId: number,
      { from, page, size }: { from: string; page: number; size: number },
    ): Promise<Page<QuickDrawResult>> {
      const values = [gameId, startOfLotteryDay(from, database.zone)]
      const [config, rows, totalElements] = await Promise.all([
        findConfig(gameId),
        database.statement<Row>({ ...FROM, values: [...values, size, page * size] }),
        count(COUNT_FROM, values),
      ])
      return { content: rows.map(row => asResult(row, config)), page, size, totalElements }
    },
  }
}

const asResult = (
  { externalId, resultData, cashAmount, drawDate }: Row,
  { gameUrl }: Config,
): QuickDrawResult => ({
  externalId,
  resultData: resultData.map(data => ({ data })),
  cashAmount,
  drawDate: drawDate.toISOString(),
  gameUrl: `${gameUrl}?${new URLSearchParams({ draw: externalId }).toString()}`,
})
