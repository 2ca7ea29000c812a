import { copperStateLottery } from '@players-club/domain-models'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { onEachPostgres } from '../../test/engines.ts'
import { orderBody, verdictOf } from '../../test/orders.ts'
import { startStore } from '../../test/store.ts'
import { ledgerFaults } from '../kernel/ledger/index.ts'
import { runOps } from '../kernel/ops/runOps.ts'
import { orderCommand } from './orders.ops.ts'

const MINUTE_MS = 60_000

onEachPostgres('the store under load', world => {
  const {
    house,
    club,
    arrive,
    runner,
    submit,
    order,
    notice,
    addOrder,
    tokens,
    orders,
    spent,
    trail,
    reset,
  } = startStore(world)
  beforeEach(reset)

  test('[CART-010] parallel orders of one player do not exceed the limit', async () => {
    const { player, browser } = await arrive()
    const items = [{ id: 3, quantity: 1, price: 5000 }]
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => submit(browser, orderBody(player, items))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    const refused = answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.errorKey)
    expect(refused).toEqual(Array.from({ length: 6 }, () => 'store.dailyLimit'))
    expect(await spent(player)).toBe(10_000)
    expect(await orders(player)).toHaveLength(2)
  })

  test('parallel copies of one request are one order', async () => {
    const { player, browser } = await arrive()
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => submit(browser, orderBody(player), key)),
    )
    const ids = answers.filter(({ status }) => status === 200).map(({ json }) => JSON.stringify(json))
    expect(new Set(ids).size).toBe(1)
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(await orders(player)).toHaveLength(1)
    expect(await spent(player)).toBe(1000)
  })

  test('parallel notices, checks and reconcilers credit an order once', async () => {
    const { player, browser } = await arrive()
    const { transactionId } = await order(browser, player)
    house.settle(transactionId, { status: 'paid', method: 'CARD' })
    club.clock.advance(2 * MINUTE_MS)
    const paid = { orderId: transactionId, status: 'paid', amount: 1000, currency: 'USD', method: 'CARD' }
    const stranger = club.browser()
    const [, ...answers] = await Promise.all([
      runner().runDue(),
      ...Array.from({ length: 6 }, () => notice(stranger, { ...paid, reason: null })),
      ...Array.from({ length: 4 }, () => browser.post(`/api/store/orders/${transactionId}/checks`)),
      browser.post(`/api/store/orders/${transactionId}/cancellation`),
    ])
    expect(answers.map(({ status }) => status).filter(status => status >= 400)).toEqual([])
    expect(await tokens(player)).toBe(10_000)
    expect(await orders(player)).toMatchObject([{ state: 'paid' }])
    expect(await spent(player)).toBe(1000)
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test('an order that fails many times gives its amount back once', async () => {
    const { player, browser } = await arrive()
    const [failing] = [await order(browser, player), await order(browser, player)]
    expect(await spent(player)).toBe(2000)
    house.settle(failing.transactionId, { status: 'failed', reason: 'declined' })
    await Promise.all(
      Array.from({ length: 6 }, () => browser.post(`/api/store/orders/${failing.transactionId}/checks`)),
    )
    expect(await spent(player)).toBe(1000)
  })

  test('[CART-010] an order beside a payment that fails at the same moment is placed only once that payment is cancelled', async () => {
    const items = [{ id: 3, quantity: 2, price: 5000 }]
    for (let round = 0; round < 8; round += 1) {
      const { player, browser } = await arrive()
      const first = (await submit(browser, orderBody(player, items))).json as { transactionId: string }
      house.settle(first.transactionId, { status: 'failed', reason: 'declined' })
      const failed = verdictOf(first.transactionId, { status: 'failed', amount: 10_000, reason: 'declined' })
      const [second] = await Promise.all([
        submit(browser, orderBody(player, items)),
        notice(club.browser(), failed),
      ])
      if (second.status === 200) expect(house.asked).toContain(`cancel ${first.transactionId}`)
      else expect(second.problem).toMatchObject({ errorKey: 'store.dailyLimit' })
    }
  })

  test('an order cancelled in several tabs at once gives its amount back once', async () => {
    const { player, browser } = await arrive()
    const [open] = [await order(browser, player), await order(browser, player)]
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => browser.post(`/api/store/orders/${open.transactionId}/cancellation`)),
    )
    expect(answers.map(({ json }) => json.state)).toEqual(Array.from({ length: 6 }, () => 'cancelled'))
    expect(await spent(player)).toBe(1000)
  })

  /** Twenty orders, and the same notices for each at the same moment, over many connections. */
  const atOnce = async (...verdicts: object[]) => {
    const made = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const player = await club.addAccount()
        return { player, id: await addOrder(player) }
      }),
    )
    const stranger = club.browser()
    const answers = await Promise.all(
      made.flatMap(({ id }) => verdicts.map(verdict => notice(stranger, verdictOf(id, verdict)))),
    )
    expect(answers.filter(({ status }) => status !== 204)).toEqual([])
    expect(await ledgerFaults(world.database)).toEqual([])
    return made
  }

  test('an order paid and cancelled at the same moment is paid, and counts once for the day', async () => {
    for (const { player, id } of await atOnce({}, { status: 'cancelled' }, {}, { status: 'failed' })) {
      expect(await orders(player)).toMatchObject([{ state: 'paid' }])
      expect(await tokens(player)).toBe(10_000)
      expect(await spent(player)).toBe(1000)
      expect((await trail(id)).map(({ position }) => position)).toEqual([1, 2, 3])
    }
  })

  test('an order paid twice at the same moment is credited once, and disputed once', async () => {
    for (const { player, id } of await atOnce({}, { reference: 'second' }, {}, { reference: 'second' })) {
      expect(await orders(player)).toMatchObject([{ state: 'disputed' }])
      expect(await tokens(player)).toBe(10_000)
      expect(await spent(player)).toBe(1000)
      const alarms = club.log
        .split('\n')
        .filter(line => line.includes('payment disputed') && line.includes(id))
      expect(alarms).toHaveLength(1)
    }
  })

  test('operators who settle a dispute in parallel, while notices arrive, credit it once', async () => {
    const made = await atOnce({ amount: 999 })
    const context = {
      database: world.database,
      clock: club.clock,
      lottery: copperStateLottery,
      print: () => {},
    }
    const results = await Promise.allSettled(
      made.flatMap(({ id }) => [
        runOps([orderCommand], ['order', 'credit', id, '--reason', 'one'], context),
        runOps([orderCommand], ['order', 'close', id, '--reason', 'two'], context),
        runOps([orderCommand], ['order', 'credit', id, '--reason', 'three'], context),
        notice(club.browser(), verdictOf(id, { amount: 999 })),
      ]),
    )
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(40)
    for (const { player } of made) {
      const [settled] = await orders(player)
      const isCredited = settled?.state === 'paid'
      expect(['paid', 'closed']).toContain(settled?.state)
      expect(await tokens(player)).toBe(isCredited ? 10_000 : 0)
      expect(await spent(player)).toBe(isCredited ? 1000 : 0)
    }
    expect(await ledgerFaults(world.database)).toEqual([])
  })
})
