import { beforeEach, expect, test } from 'vitest'
import { onPostgres } from '../../test/engines.ts'
import { startStore } from '../../test/store.ts'
import { createJobRunner } from '../kernel/jobs/index.ts'
import { ledgerFaults } from '../kernel/ledger/index.ts'
import { sweepRetries } from '../kernel/sweeps/sweeps.tables.ts'
import { ExternalServiceError } from '../kernel/sweeps/ExternalServiceError.ts'
import { storeOrderEvents, storeOrders } from './store.tables.ts'

const MINUTE_MS = 60_000

onPostgres('orders whose payment is not known yet', world => {
  const { house, club, arrive, order, tokens, orders, reset } = startStore(world)
  /** Orders that the provider does not answer about. */
  const hanging = new Set<string>()
  const { readPayment } = house.provider
  house.provider.readPayment = id =>
    hanging.has(id)
      ? Promise.reject(
          new ExternalServiceError('No answer.', { provider: 'payment provider', isOutage: true }),
        )
      : readPayment(id)

  const run = () => {
    const kinds = club.server.jobs.filter(({ name }) => name === 'store.reconcile')
    return createJobRunner({ database: world.database, clock: club.clock, kinds }).runDue()
  }
  /** Orders that were paid without a notice, oldest first. */
  const paidOrders = async (count: number) => {
    const paid = []
    for (let index = 0; index < count; index += 1) {
      const { player, browser } = await arrive()
      const { transactionId: id } = await order(browser, player)
      house.settle(id, { status: 'paid', method: 'CARD' })
      club.clock.advance(1_000)
      paid.push({ id, player })
    }
    return paid
  }
  const tokensOf = (paid: Awaited<ReturnType<typeof paidOrders>>) =>
    Promise.all(paid.map(({ player }) => tokens(player)))

  beforeEach(async () => {
    await reset()
    hanging.clear()
    await world.database.unitOfWork(async tx => {
      await tx.delete(storeOrderEvents)
      await tx.delete(storeOrders)
      await tx.delete(sweepRetries)
    })
  })

  test('are all credited in the same pass except those that the provider does not know, however many', async () => {
    const paid = await paidOrders(7)
    for (const { id } of paid.slice(0, 5)) house.forget(id)
    club.clock.advance(2 * MINUTE_MS)
    await run()
    expect(await tokensOf(paid)).toEqual([0, 0, 0, 0, 0, 10_000, 10_000])
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('do not wait for three older ones that get no answer', async () => {
    const paid = await paidOrders(5)
    for (const { id } of paid.slice(0, 3)) hanging.add(id)
    club.clock.advance(2 * MINUTE_MS)
    await run()
    club.clock.advance(MINUTE_MS)
    await run()
    expect(await tokensOf(paid)).toEqual([0, 0, 0, 10_000, 10_000])
  })

  test('are reported to the operator by id when they keep failing, and credited once they no longer do', async () => {
    const [{ id, player } = { id: '', player: { id: '', email: '', login: '' } }] = await paidOrders(1)
    hanging.add(id)
    club.clock.advance(2 * MINUTE_MS)
    for (const minutes of [1, 2, 4, 8, 1]) {
      await run()
      club.clock.advance(minutes * MINUTE_MS)
    }
    expect(club.log).toContain(
      `"event":"sweep row keeps failing","sweep":"store.reconcile","id":"${id}","failures":5`,
    )
    hanging.clear()
    club.clock.advance(30 * MINUTE_MS)
    await run()
    expect(await orders(player)).toMatchObject([{ state: 'paid' }])
    expect(await world.database.unitOfWork(tx => tx.select().from(sweepRetries))).toEqual([])
  })

  test('are reported when the provider keeps a payment open that it was asked to cancel', async () => {
    const { player, browser } = await arrive()
    const { transactionId } = await order(browser, player)
    const { cancelPayment } = house.provider
    house.provider.cancelPayment = readPayment
    try {
      club.clock.advance(31 * MINUTE_MS)
      await run()
    } finally {
      house.provider.cancelPayment = cancelPayment
    }
    expect(await orders(player)).toMatchObject([{ state: 'pending' }])
    expect(club.log).toContain(`"event":"sweep row failed","sweep":"store.reconcile","id":"${transactionId}"`)
  })
})
