import {
  promotionsOffset,
  type Instant,
  type Locale,
  type Page,
  type ProgressivePrize,
  type Promotion,
  type PromotionType,
} from '@players-club/domain-models'
import { Refusal } from '../kernel/http/problem.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { pageOf, type PageQuery } from './pageOf.ts'
import {
  asPromotion,
  progressivePrizeOf,
  FROM_PROMOTIONS,
  PROMOTION_COLUMNS,
  type PromotionRow,
} from './promotionRow.ts'

/**
 * Open promotions before future ones before ended ones at the moment $4; among the ended, the last to end first. The
 * lounge lists its own drawings.
 */
const LISTED = {
  name: 'promotions.listed',
  text: `${PROMOTION_COLUMNS}, count(*) over ()::int as total ${FROM_PROMOTIONS}
    where p.promotion_type <> 'LOUNGE'
    order by p.is_featured and p.entry_ends_at > $4 desc,
      case when p.entry_ends_at <= $4 then 2 when p.starts_at > $4 then 1 else 0 end,
      abs(extract(epoch from p.entry_ends_at - $4)), p.id
    limit $2 offset $3`,
}

const RUNNING = {
  name: 'promotions.running',
  text: `${PROMOTION_COLUMNS}, count(*) over ()::int as total ${FROM_PROMOTIONS}
    where p.promotion_type = $4 and p.starts_at <= $1 and p.entry_ends_at > $1
    order by p.entry_ends_at, p.id limit $2 offset $3`,
}

const BY_DRAWS = {
  name: 'promotions.by_draws',
  text: `${PROMOTION_COLUMNS}, count(*) over ()::int as total ${FROM_PROMOTIONS}
    where p.id in (select promotion_id from draws where id = any($4))
    order by p.entry_ends_at, p.id limit $2 offset $3`,
}

const ONE = {
  name: 'promotions.one',
  text: `${PROMOTION_COLUMNS} ${FROM_PROMOTIONS}
    where p.id = $2 or p.id = (select promotion_id from draws where id = $2) limit 1`,
}

/** The promotions. */
export const createPromotions = ({ database, clock }: ServiceDeps) => {
  type Row = PromotionRow & { total: number }

  const paged = (rows: Row[], query: PageQuery, locale: Locale): Page<Promotion> =>
    pageOf(rows, query, row => asPromotion(row, locale, clock.now()))

  const findOne = async (promotionId: number): Promise<PromotionRow> => {
    const [row] = await database.statement<PromotionRow>({ ...ONE, values: [clock.now(), promotionId] })
    if (!row) throw new Refusal('promotions.notFound')
    return row
  }

  return {
    /** The pages of one order do not shift when a promotion starts or ends between two of them. */
    async getPromotions(
      { orderedAt = clock.now().toISOString(), ...query }: PageQuery & { orderedAt?: Instant },
      locale: Locale,
    ): Promise<Page<Promotion> & { orderedAt: Instant }> {
      const values = [clock.now(), query.size, promotionsOffset(query.page, query.size), new Date(orderedAt)]
      const rows = await database.statement<Row>({ ...LISTED, values })
      return { ...paged(rows, query, locale), orderedAt }
    },

    async getRunning(type: PromotionType, query: PageQuery, locale: Locale): Promise<Page<Promotion>> {
      const values = [clock.now(), query.size, query.page * query.size, type]
      return paged(await database.statement<Row>({ ...RUNNING, values }), query, locale)
    },

    async getByDraws(drawIds: readonly number[], query: PageQuery, locale: Locale): Promise<Page<Promotion>> {
      const values = [clock.now(), query.size, query.page * query.size, [...drawIds]]
      return paged(await database.statement<Row>({ ...BY_DRAWS, values }), query, locale)
    },

    getPromotion: async (promotionId: number, locale: Locale): Promise<Promotion> =>
      asPromotion(await findOne(promotionId), locale, clock.now()),

    getProgressivePrize: async (promotionId: number): Promise<ProgressivePrize | null> =>
      progressivePrizeOf(await findOne(promotionId)),

    getPromotionGames: async (promotionId: number): Promise<{ gameIds: number[] }> => ({
      gameIds: (await findOne(promotionId)).gameIds,
    }),
  }
}
