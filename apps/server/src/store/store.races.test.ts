import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { onPostgres } from '../../test/engines.ts'
import { orderBody, useStore } from '../../test/store.ts'
import { ledgerFaults } from '../kernel/ledger/index.ts'

const MINUTE_MS = 60_000

onPostgres('many at once in the store', world => {
  const { house, club, arrive, runner, submit, order, notice, tokens, orders, spent, reset } = useStore(world)
  beforeEach(reset)

  test('[CART-010] two tabs, many orders: no player spends more than the limit', async () => {
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

  test('one request sent many times is one order', async () => {
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

  test('notices, the page and the reconciler at once credit an order once', async () => {
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

  test('an order that fails many times gives its money back once', async () => {
    const { player, browser } = await arrive()
    const [failing] = [await order(browser, player), await order(browser, player)]
    expect(await spent(player)).toBe(2000)
    house.settle(failing.transactionId, { status: 'failed', reason: 'declined' })
    await Promise.all(
      Array.from({ length: 6 }, () => browser.post(`/api/store/orders/${failing.transactionId}/checks`)),
    )
    expect(await spent(player)).toBe(1000)
  })
})
