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

/** The new Mega Millions goes by its game id, and by the id of its record. */
const IS_OTHER_GAME = `game_id <> ${MEGA_MILLIONS.newGame}
  and game_id is distinct from (select g.game_id from games g where g.id = ${MEGA_MILLIONS.newRecord})`

/**
 * Open draws that are to come, and results; of the new Mega Millions those of one year. A draw stays open until its result
 * is known, but is no longer to come from its hour on.
 */
const WHERE: Record<JackpotStatus, string> = {
  OPEN: `from jackpot_results where status = 'OPEN' and draw_date > $1`,
  PAYABLE: `from jackpot_results where status = 'PAYABLE' and (${IS_OTHER_GAME} or draw_date >= $1)`,
}

/** Open draws from the next one on, results from the latest one back. */
const ORDERS: Record<JackpotStatus, string> = {
  OPEN: 'draw_date, id',
  PAYABLE: 'draw_date desc, id desc',
}

const paged = (name: string, status: JackpotStatus, where: string, limit: string) => ({
  name: `jackpots.${name}.${status}`,
  text: `select ${COLUMNS} ${where} order by ${ORDERS[status]} limit ${limit}`,
})
const counted = (name: string, status: JackpotStatus, where: string) => ({
  name: `jackpots.${name}.${status}`,
  text: `select count(*)::int as total ${where}`,
})
const ofAll = (status: JackpotStatus) => ({
  rows: paged('ofAll', status, WHERE[status], '$2 offset $3'),
  count: counted('countOfAll', status, WHERE[status]),
})
const ofGame = (status: JackpotStatus) => {
  const where = `${WHERE[status]} and game_id = $2`
  return {
    rows: paged('ofGame', status, where, '$3 offset $4'),
    count: counted('countOfGame', status, where),
  }
}

export const createJackpots = ({ database, clock }: ServiceDeps) => {
  const startOf = (status: JackpotStatus): Date => {
    if (status === 'OPEN') return clock.now()
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
    async getJackpotResults({ status, page, size, gameId }: JackpotQuery): Promise<Page<JackpotResult>> {
      const { rows, count } = gameId === undefined ? ofAll(status) : ofGame(status)
      const values = gameId === undefined ? [startOf(status)] : [startOf(status), gameId]
      const [content, [all]] = await Promise.all([
        find(rows, [...values, size, page * size]),
        database.statement<{ total: number }>({ ...count, values }),
      ])
      return { content, page, size, totalElements: all?.total ?? 0 }
    },

    /** The latest result, or the next one of the draws that are open. */
    async getLatestJackpotResult(gameId: number, status: JackpotStatus): Promise<JackpotResult | null> {
      const [latest] = await find(ofGame(status).rows, [startOf(status), gameId, 1, 0])
      return latest ?? null
    },
  }
}
