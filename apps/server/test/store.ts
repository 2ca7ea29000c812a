import { randomUUID } from 'node:crypto'
import { PAYMENT_OPEN_MS, lotteryDay, type PaymentResponse } from '@players-club/domain-models'
import { eq, sql } from 'drizzle-orm'
import { identityRecords } from '../src/identity/identity.tables.ts'
import type { Database } from '../src/kernel/database/index.ts'
import { createJobRunner } from '../src/kernel/jobs/index.ts'
import { readBalance } from '../src/kernel/ledger/index.ts'
import { locationPasses } from '../src/location/location.tables.ts'
import { storeBundles, storeDays, storeOrderEvents, storeOrders } from '../src/store/store.tables.ts'
import type { Browser } from './Browser.ts'
import { startServer, type Account, type ClubServer } from './clubServer.ts'
import type { TestDatabase } from './engines.ts'
import { fakePaymentProvider } from './fakePaymentProvider.ts'
import { orderBody } from './orders.ts'

const DAY_MS = 24 * 60 * 60_000

export const BUNDLES = [
  { id: 1, key: 'pocketful', tokens: 5000, price: 500 },
  { id: 2, key: 'saddlebag', tokens: 10_500, price: 1000 },
  { id: 3, key: 'mother-lode', tokens: 60_000, price: 5000 },
  { id: 4, key: 'old', tokens: 1, price: 1, isOnSale: false },
] as const

/** Adds the bundles on sale. */
export const addBundles = (database: Database) =>
  database.unitOfWork(tx =>
    tx
      .insert(storeBundles)
      .values(
        BUNDLES.map(bundle => ({
          ...bundle,
          titles: { en: `Bundle ${bundle.id}`, es: `Paquete ${bundle.id}` },
          imageUrl: `/media/api/file/store/${bundle.key}.svg`,
        })),
      )
      .onConflictDoNothing(),
  )

/** A club that sells tokens, and players who may buy. */
export const startStore = (world: TestDatabase, env: Record<string, string> = {}) => {
  const house = fakePaymentProvider()
  const club: ClubServer = startServer(world, {
    providers: { payments: house.provider },
    env: { FEATURES: 'SWEEPSTAKES_V1,LL_PAYMENT_ENABLED', ...env },
  })

  const isIn = (playerId: string, isInRegion = true) =>
    world.database.unitOfWork(async tx => {
      const pass = { isInRegion, checkedAt: club.clock.now() }
      const target = locationPasses.playerId
      await tx
        .insert(locationPasses)
        .values({ playerId, ...pass })
        .onConflictDoUpdate({ target, set: pass })
    })
  const arrive = async () => {
    const player = await club.addAccount()
    const browser = club.browser()
    await browser.enter(player.email)
    await world.database.unitOfWork(tx =>
      tx.insert(identityRecords).values({ playerId: player.id, isValid: true }),
    )
    await isIn(player.id)
    return { player, browser }
  }
  return {
    house,
    club,
    isIn,
    arrive,
    runner: () => createJobRunner({ database: world.database, clock: club.clock, kinds: club.server.jobs }),
    submit: (browser: Browser, body: object, key: string = randomUUID()) =>
      browser.post('/api/store/orders', body, { headers: { 'idempotency-key': key } }),
    /** Orders two of bundle 1, up to the payment page. */
    async order(browser: Browser, player: Account): Promise<PaymentResponse> {
      const headers = { 'idempotency-key': randomUUID() }
      const { status, json } = await browser.post('/api/store/orders', orderBody(player), { headers })
      if (status !== 200) throw new Error(`The order was answered ${status}: ${JSON.stringify(json)}`)
      return json as PaymentResponse
    },
    notice: (browser: Browser, verdict: object, signature = 'signed') =>
      browser.post('/api/store/notices', verdict, { headers: { 'x-payment-signature': signature } }),
    /** Inserts an order that waits for its payment, without the request that makes one. */
    async addOrder(player: Account): Promise<string> {
      const [id, now] = [randomUUID(), club.clock.now()]
      const day = lotteryDay(now, world.database.zone)
      await world.database.unitOfWork(async tx => {
        await tx.insert(storeOrders).values({
          ...{ id, playerId: player.id, state: 'pending', items: [], total: 1000, tokens: 10_000, day },
          ...{ requestKey: id, requestHash: Buffer.from(id), paymentUrl: 'https://pay.example/pay' },
          ...{ createdAt: now, expiresAt: new Date(now.getTime() + PAYMENT_OPEN_MS) },
        })
        await tx
          .insert(storeDays)
          .values({ playerId: player.id, day, spent: 1000 })
          .onConflictDoUpdate({
            target: [storeDays.playerId, storeDays.day],
            set: { spent: sql`${storeDays.spent} + 1000` },
          })
      })
      return id
    },
    trail: (orderId: string) =>
      world.database.unitOfWork(tx =>
        tx
          .select()
          .from(storeOrderEvents)
          .where(eq(storeOrderEvents.orderId, orderId))
          .orderBy(storeOrderEvents.position),
      ),
    tokens: (player: Account) => readBalance(world.database, player.id, 'tokens'),
    orders: (player: Account) =>
      world.database.unitOfWork(tx =>
        tx.select().from(storeOrders).where(eq(storeOrders.playerId, player.id)),
      ),
    async spent(player: Account): Promise<number> {
      const rows = await world.database.unitOfWork(tx =>
        tx.select().from(storeDays).where(eq(storeDays.playerId, player.id)),
      )
      return rows.reduce((sum, { spent }) => sum + spent, 0)
    },
    async reset() {
      Object.assign(house, { isMute: false, isDown: false, gate: Promise.resolve() })
      house.asked.length = 0
      house.opened.length = 0
      Object.assign(club, { overrides: {} })
      // Each test has its own days, because a job does not run twice for the same moment.
      club.clock.advance(10 * DAY_MS)
      await club.forgetAttempts()
      await addBundles(world.database)
    },
  }
}
