import {
  lotteryDay,
  type Locale,
  type LoungeReward,
  type PlayerLoungeReward,
} from '@players-club/domain-models'
import { idParameter } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import {
  asLoungeReward,
  asPlayerLoungeReward,
  DRAWING_COLUMNS,
  FROM_DRAWINGS,
  IS_OFFERED,
} from './drawingRow.ts'
import type { DrawingRow, PlayerDrawingRow } from './drawingRow.ts'

const LIST = {
  name: 'drawings.list',
  text: `select ${DRAWING_COLUMNS} ${FROM_DRAWINGS} ${IS_OFFERED} order by r.id limit $2`,
}

const ONE = {
  name: 'drawings.one',
  text: `select ${DRAWING_COLUMNS} ${FROM_DRAWINGS} ${IS_OFFERED} and r.id = ${idParameter('$2')}`,
}

const OF_PLAYER = {
  name: 'drawings.ofPlayer',
  text: `select ${DRAWING_COLUMNS}, coalesce(e.entries, 0)::int as "playerEntries", coalesce(u.used, 0) as used,
      f.id is not null as "hasFreeEntry"
    ${FROM_DRAWINGS}
    left join draw_entrants e on e.player_id = $3 and e.draw_id = d.id
    left join lounge_free_entries f on f.player_id = $3 and f.draw_id = d.id
    left join limit_uses u on u.player_id = $3 and u.name = 'reward:' || r.id and u.day = $4
    ${IS_OFFERED} and r.id = ${idParameter('$2')}`,
}

/** The drawings of the lounge, for guests and for players. */
export const createDrawings = ({ database, clock }: ServiceDeps) => ({
  async listRewards(size: number, locale: Locale): Promise<LoungeReward[]> {
    const rows = await database.statement<DrawingRow>({ ...LIST, values: [clock.now(), size] })
    return rows.map(row => asLoungeReward(row, locale))
  },

  async getReward(rewardId: number, locale: Locale): Promise<LoungeReward> {
    const [row] = await database.statement<DrawingRow>({ ...ONE, values: [clock.now(), rewardId] })
    if (!row) throw new Refusal('lounge.reward.notFound')
    return asLoungeReward(row, locale)
  },

  async getPlayerReward(rewardId: number, locale: Locale, playerId: string): Promise<PlayerLoungeReward> {
    const now = clock.now()
    const values = [now, rewardId, playerId, lotteryDay(now, database.zone)]
    const [row] = await database.statement<PlayerDrawingRow>({ ...OF_PLAYER, values })
    if (!row) throw new Refusal('lounge.reward.notFound')
    return asPlayerLoungeReward(row, locale)
  },
})

export type Drawings = ReturnType<typeof createDrawings>
