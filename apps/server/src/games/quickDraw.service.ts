import {
  startOfLotteryDay,
  type LatestQuickDraw,
  type Page,
  type QuickDrawConfig,
  type QuickDrawDay,
  type QuickDrawResult,
  type WinningNumberLayout,
} from '@players-club/domain-models'
import type { Database } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'

interface Config {
  winning_number_layout: WinningNumberLayout
  game_url: string
  next_draw_date: Date | null
}

interface Row {
  external_id: string
  result_data: string[]
  cash_amount: number | null
  draw_date: Date
  draw_day: string
}

const CONFIG = {
  name: 'quickDraw.config',
  text: 'select winning_number_layout, game_url, next_draw_date from quick_draw_games where game_id = $1',
}

const COLUMNS = 'external_id, result_data, cash_amount, draw_date, draw_day'

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

export const createQuickDraw = ({ database }: { database: Database }) => {
  const findConfig = async (gameId: number): Promise<Config> => {
    const [config] = await database.statement<Config>({ ...CONFIG, values: [gameId] })
    if (!config) throw new Refusal('games.notFound')
    return config
  }
  const count = async (statement: { name: string; text: string }, values: readonly unknown[]) =>
    (await database.statement<{ total: number }>({ ...statement, values }))[0]?.total ?? 0

  return {
    async getQuickDrawConfig(gameId: number): Promise<QuickDrawConfig> {
      const { winning_number_layout: winningNumberLayout, game_url: gameUrl } = await findConfig(gameId)
      return { gameId, winningNumberLayout, gameUrl }
    },

    async getLatestQuickDraw(gameId: number): Promise<LatestQuickDraw> {
      const [config, [latest], [lastWon]] = await Promise.all([
        findConfig(gameId),
        database.statement<Row>({ ...LATEST, values: [gameId] }),
        database.statement<Row>({ ...LAST_WON, values: [gameId] }),
      ])
      const { next_draw_date: next } = config
      return {
        result: latest ? asResult(latest, config) : null,
        lastWon: lastWon ? asResult(lastWon, config) : null,
        nextDrawDate: next && new Date(next).toISOString(),
      }
    },

    async getQuickDrawJackpots(gameId: number, page: number, size: number): Promise<Page<QuickDrawDay>> {
      const [config, rows, totalElements] = await Promise.all([
        findConfig(gameId),
        database.statement<Row>({ ...OF_DAYS, values: [gameId, size, page * size] }),
        count(DAYS, [gameId]),
      ])
      const days = [...new Set(rows.map(row => row.draw_day))]
      const content = days.map(day => ({
        day,
        results: rows.filter(row => row.draw_day === day).map(row => asResult(row, config)),
      }))
      return { content, page, size, totalElements }
    },

    async getQuickDrawResultsFrom(
      gameId: number,
      { from, page, size }: { from: string; page: number; size: number },
    ): Promise<Page<QuickDrawResult>> {
      const values = [gameId, startOfLotteryDay(from)]
      const [config, rows, totalElements] = await Promise.all([
        findConfig(gameId),
        database.statement<Row>({ ...FROM, values: [...values, size, page * size] }),
        count(COUNT_FROM, values),
      ])
      return { content: rows.map(row => asResult(row, config)), page, size, totalElements }
    },
  }
}

export type QuickDraw = ReturnType<typeof createQuickDraw>

const asResult = (row: Row, { game_url }: Config): QuickDrawResult => ({
  externalId: row.external_id,
  resultData: row.result_data.map(data => ({ data })),
  cashAmount: row.cash_amount,
  drawDate: new Date(row.draw_date).toISOString(),
  gameUrl: `${game_url}?${new URLSearchParams({ draw: row.external_id }).toString()}`,
})
