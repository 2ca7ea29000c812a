import {
  lotteryDay,
  type Locale,
  type Lottery,
  type ThresholdStatus,
  type TokenBundle,
} from '@players-club/domain-models'
import { and, asc, eq, lte } from 'drizzle-orm'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import { findOpenOrder } from './findOrder.ts'
import { spentOn } from './spending.ts'
import { storeBundles } from './store.tables.ts'

/** A player who wants to buy. */
export interface Buyer {
  playerId: string
  email: string
}

export interface StoreDeps extends ServiceDeps {
  lottery: Pick<Lottery, 'currency' | 'limits'>
  /** Whether tokens are sold to this player at all. */
  isOpenTo: (buyer: Buyer) => Promise<boolean>
}

/** The bundles on sale, smallest first; one above the limit of a day could never be bought. */
export const bundlesOnSale = async (
  tx: Tx,
  locale: Locale,
  { limits }: Pick<Lottery, 'limits'>,
): Promise<TokenBundle[]> => {
  const rows = await tx
    .select()
    .from(storeBundles)
    .where(and(eq(storeBundles.isOnSale, true), lte(storeBundles.price, limits.dailyPurchase)))
    .orderBy(asc(storeBundles.price), asc(storeBundles.id))
  return rows.map(({ id, key, titles, tokens, price, imageUrl }) => ({
    ...{ id, key, price },
    title: titles[locale],
    amount: tokens,
    image: imageUrl,
  }))
}

export const requireOpenStore = async ({ isOpenTo }: Pick<StoreDeps, 'isOpenTo'>, buyer: Buyer) => {
  if (!(await isOpenTo(buyer))) throw new Refusal('store.notOpen')
}

/** The catalog of the store, and what is left of a player's daily limit. */
export const createStore = (deps: StoreDeps) => {
  const { database, clock, lottery } = deps
  const limit = lottery.limits.dailyPurchase
  return {
    getCatalog: (locale: Locale): Promise<TokenBundle[]> =>
      database.unitOfWork(tx => bundlesOnSale(tx, locale, lottery)),

    async getThresholdStatus(buyer: Buyer, total: number): Promise<ThresholdStatus> {
      await requireOpenStore(deps, buyer)
      const { playerId } = buyer
      const now = clock.now()
      const day = lotteryDay(now, database.zone)
      return database.unitOfWork(async tx => {
        const totalAmount = (await spentOn(tx, { playerId, day })) + Math.max(total, 0)
        const isLimitReached = totalAmount > limit
        const openOrder = isLimitReached ? await findOpenOrder(tx, { playerId, day, now }) : null
        return { isLimitReached, totalAmount, limit, openOrder }
      })
    },
  }
}

export type Store = ReturnType<typeof createStore>
