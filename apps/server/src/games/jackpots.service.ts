import {
  firstResultDay,
  MEGA_MILLIONS,
  startOfLotteryDay,
  type JackpotResult,
  type JackpotStatus,
  type Page,
} from '@players-club/domain-models'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import type { jackpotResults } from './games.tables.ts'

export interface JackpotQuery {
  status: JackpotStatus
  page: number
  size: number
  gameId?: number
}

const COLUMNS = `id, game_id as "gameId", draw_number as "drawNumber", draw_date as "drawDate", status, jackpot::float8,
  cash_value::float8 as "cashValue", numbers, special_ball as "specialBall", multiplier`

/** Results of the new Mega Millions are listed for one year. */
const WHERE_ALL = `from jackpot_results where status = $1 and (game_id <> ${MEGA_MILLIONS.newGame} or draw_date >= $2)`
const WHERE_GAME = `${WHERE_ALL} and game_id = $3`

const paged = (where: string, limit: string) =>
  `select ${COLUMNS} ${where} order by draw_date desc, id desc limit ${limit}`

const OF_ALL = { name: 'jackpots.ofAll', text: paged(WHERE_ALL, '$3 offset $4') }
const COUNT_OF_ALL = { name: 'jackpots.countOfAll', text: `select count(*)::int as total ${WHERE_ALL}` }
const OF_GAME = { name: 'jackpots.ofGame', text: paged(WHERE_GAME, '$4 offset $5') }
const COUNT_OF_GAME = { name: 'jackpots.countOfGame', text: `select count(*)::int as total ${WHERE_GAME}` }

export const createJackpots = ({ database, clock }: ServiceDeps) => {
  /** The oldest date of listed results of the new Mega Millions. */
  const since = () => {
    const ids = { id: MEGA_MILLIONS.newRecord, gameId: MEGA_MILLIONS.newGame }
    const { zone } = database
    return startOfLotteryDay(firstResultDay(ids, clock.now(), zone) ?? '0001-01-01', zone)
  }

  const find = async (statement: typeof OF_ALL, values: readonly unknown[]): Promise<JackpotResult[]> => {
    const rows = await database.statement<typeof jackpotResults.$inferSelect>({ ...statement, values })
    return rows.map(({ drawDate, ...row }) => ({ ...row, drawDate: drawDate.toISOString() }))
  }

  return {
    async getJackpotResults(query: JackpotQuery): Promise<Page<JackpotResult>> {
      const { status, page, size, gameId } = query
      const values = gameId === undefined ? [status, since()] : [status, since(), gameId]
      const [rows, count] = gameId === undefined ? [OF_ALL, COUNT_OF_ALL] : [OF_GAME, COUNT_OF_GAME]
      const [content, [counted]] = await Promise.all([
        find(rows, [...values, size, page * size]),
        database.statement<{ total: number }>({ ...count, values }),
      ])
      return { content, page, size, totalElements: counted?.total ?? 0 }
    },

    async getLatestJackpotResult(gameId: number, status: JackpotStatus): Promise<JackpotResult | null> {
      const [latest] = await find(OF_GAME, [status, since(), gameId, 1, 0])
      return latest ?? null
    },
  }
}
