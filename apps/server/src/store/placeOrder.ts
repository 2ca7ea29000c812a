import type { OrderEntry } from '@players-club/api-client/contract'
import {
  addToCart,
  emptyCart,
  formatTotal,
  PAYMENT_OPEN_MS,
  lotteryDay,
  tokensInCart,
  type Cart,
  type Locale,
  type Lottery,
  type UserProfile,
} from '@players-club/domain-models'
import { and, eq } from 'drizzle-orm'
import { requireIdentity } from '../identity/requireIdentity.ts'
import { inOneTrip, type Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { IdempotencyConflictError } from '../kernel/idempotency/errors.ts'
import { type ValueRequest } from '../kernel/idempotency/request.ts'
import { newId } from '../kernel/ids/newId.ts'
import { requireLocation } from '../location/requireLocation.ts'
import { readProfile } from '../profile/index.ts'
import type { OrderRow } from './changeOrder.ts'
import { FailedPaymentsRefusal } from './FailedPaymentsRefusal.ts'
import { findFailedOrders } from './findOrder.ts'
import { spentOn, takeFromLimit } from './spending.ts'
import { bundlesOnSale } from './store.service.ts'
import { storeOrders } from './store.tables.ts'

export interface Placing {
  playerId: string
  request: ValueRequest
  body: OrderEntry
  locale: Locale
  lottery: Pick<Lottery, 'currency' | 'limits'>
  now: Date
}

/** The order with the server's prices. A different price than the player saw is refused. */
const cartOf = async (tx: Tx, { body, locale, lottery }: Placing): Promise<Cart> => {
  const catalog = await bundlesOnSale(tx, locale, lottery)
  let cart = emptyCart
  for (const { id, quantity, price } of body.items) {
    const bundle = catalog.find(each => each.id === id && each.price === price)
    const isTwice = cart.selectedItems.some(item => item.id === id)
    if (!bundle || isTwice) throw new Refusal('store.catalogChanged')
    for (let count = 0; count < quantity; count += 1) cart = addToCart(cart, bundle)
  }
  return cart
}

/** The payer has to be the verified person; the player chooses only the billing address. */
const requireOwnDetails = (profile: UserProfile, { playerDetails }: OrderEntry): void => {
  const isSame =
    playerDetails.firstName === profile.firstName &&
    playerDetails.lastName === profile.lastName &&
    playerDetails.email === profile.email &&
    playerDetails.dateOfBirth === profile.birthDate
  if (!isSame) throw new Refusal('store.detailsMismatch')
}

/** The order that this request has made already, whose answer may have been lost. */
const earlierOrder = async (tx: Tx, { playerId, request }: Placing): Promise<OrderRow | null> => {
  const [earlier] = await tx
    .select()
    .from(storeOrders)
    .where(and(eq(storeOrders.playerId, playerId), eq(storeOrders.requestKey, request.key)))
  if (!earlier) return null
  if (!Buffer.from(earlier.requestHash).equals(request.bodyHash)) throw new IdempotencyConflictError()
  return earlier
}

/**
 * Stores an order before the payment is opened: by a player who may buy, at today's prices, within today's limit, and only
 * where no failed order of today can still be paid beside it.
 */
export const placeOrder = async (tx: Tx, placing: Placing): Promise<OrderRow> => {
  const { playerId, request, locale, lottery, now } = placing
  const earlier = await earlierOrder(tx, placing)
  if (earlier) return earlier
  const [, , profile, cart] = await inOneTrip([
    () => requireIdentity(tx, playerId, now),
    () => requireLocation(tx, playerId, now),
    () => readProfile(tx, playerId, now),
    () => cartOf(tx, placing),
  ])
  requireOwnDetails(profile, placing.body)
  const spending = { playerId, day: lotteryDay(now, tx.zone), amount: cart.total }
  const order = {
    id: newId(now),
    playerId,
    state: 'created',
    items: cart.selectedItems,
    total: cart.total,
    tokens: tokensInCart(cart),
    day: spending.day,
    requestKey: request.key,
    requestHash: request.bodyHash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + PAYMENT_OPEN_MS),
  } as const
  // The failed orders are read under the lock of the day: one that fails now waits for this order.
  const [isWithinLimit, failed, [placed]] = await inOneTrip([
    () => takeFromLimit(tx, spending, lottery.limits.dailyPurchase),
    () => findFailedOrders(tx, spending),
    () => tx.insert(storeOrders).values(order).returning(),
  ])
  if (!isWithinLimit) {
    const total = (await spentOn(tx, spending)) + cart.total
    const shown = (cents: number) => formatTotal(cents / 100, { locale, currency: lottery.currency })
    const params = { total: shown(total), limit: shown(lottery.limits.dailyPurchase) }
    throw new Refusal('store.dailyLimit', { params })
  }
  if (failed.length > 0) throw new FailedPaymentsRefusal(failed)
  if (!placed) throw new Error('An insert returned no row.')
  return placed
}
