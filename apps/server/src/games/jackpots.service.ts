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

/** Open draws from the next one on, results from the latest one back. */
const ORDERS: Record<JackpotStatus, string> = {
  OPEN: 'draw_date, id',
  PAYABLE: 'draw_date desc, id desc',
}

const paged = (name: string, status: JackpotStatus, where: string, limit: string) => ({
  name: `jackpots.${name}.${status}`,
  text: `select ${COLUMNS} ${where} order by ${ORDERS[status]} limit ${limit}`,
})
const ofAll = (status: JackpotStatus) => paged('ofAll', status, WHERE_ALL, '$3 offset $4')
const ofGame = (status: JackpotStatus) => paged('ofGame', status, WHERE_GAME, '$4 offset $5')
const COUNT_OF_ALL = { name: 'jackpots.countOfAll', text: `select count(*)::int as total ${WHERE_ALL}` }
const COUNT_OF_GAME = { name: 'jackpots.countOfGame', text: `select count(*)::int as total ${WHERE_GAME}` }

export const createJackpots = ({ database, clock }: ServiceDeps) => {
  /** The oldest date of listed results of the new Mega Millions. */
  const since = () => {
    const ids = { id: MEGA_MILLIONS.newRecord, gameId: MEGA_MILLIONS.newGame }
    const { zone } = database
    return startOfLotteryDay(firstResultDay(ids, clock.now(), zone) ?? '0001-01-01', zone)
  }

  const find = async (
    statement: ReturnType<typeof paged>,
    values: readonly unknown[],
  ): Promise<JackpotResult[]> => {
    const rows = await database.statement<typeof jackpotResults.$inferSelect>({ ...statement, values })
    return rows.map(({ drawDate, ...row }) => ({ ...row, drawDate: drawDate.toISOString() }))
  }

  return {
    async getJackpotResults(query: JackpotQuery): Promise<Page<JackpotResult>> {
      const { status, page, size, gameId } = query
      const values = gameId === undefined ? [status, since()] : [status, since(), gameId]
      const [rows, count] =
        gameId === undefined ? [ofAll(status), COUNT_OF_ALL] : [ofGame(status), COUNT_OF_GAME]
      const [content, [counted]] = await Promise.all([
        find(rows, [...values, size, page * size]),
        database.statement<{ total: number }>({ ...count, values }),
      ])
      return { content, page, size, totalElements: counted?.total ?? 0 }
    },

    /** The latest result, or the next one of the draws that are open. */
    async getLatestJackpotResult(gameId: number, status: JackpotStatus): Promise<JackpotResult | null> {
      const [latest] = await find(ofGame(status), [status, since(), gameId, 1, 0])
      return latest ?? null
    },
  }
}
