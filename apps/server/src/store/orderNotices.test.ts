import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { onPostgres } from '../../test/engines.ts'
import { mailsTo } from '../../test/mailbox.ts'
import { orderBody, verdictOf } from '../../test/orders.ts'
import { startStore } from '../../test/store.ts'
import { ledgerFaults } from '../kernel/ledger/index.ts'

const MINUTE_MS = 60_000

const VERDICTS: Readonly<Record<string, object>> = {
  open: { status: 'open', reference: null },
  paid: {},
  'paid by a second payment': { reference: 'second' },
  'paid another amount': { amount: 999 },
  'paid in another currency': { currency: 'EUR' },
  failed: { status: 'failed', reason: 'declined' },
  cancelled: { status: 'cancelled' },
  refunded: { status: 'refunded' },
}
const VERDICT_NAMES = Object.keys(VERDICTS)

/** Sequences in which a late or contradicting notice meets a settled state. */
const LONGER = [
  ['failed', 'failed', 'paid'],
  ['failed', 'cancelled', 'paid', 'paid'],
  ['cancelled', 'paid', 'failed', 'cancelled'],
  ['failed', 'paid', 'refunded'],
  ['failed', 'paid', 'refunded', 'paid'],
  ['refunded', 'paid', 'failed'],
  ['paid another amount', 'paid', 'refunded'],
  ['cancelled', 'paid another amount', 'paid', 'cancelled'],
  ['paid', 'failed', 'paid by a second payment', 'paid'],
  ['failed', 'refunded', 'paid in another currency', 'paid'],
]

onPostgres('payment notices', world => {
  const { house, club, arrive, runner, submit, order: buy, notice, addOrder, ...store } = startStore(world)
  const { tokens, orders, spent, trail, reset } = store
  beforeEach(reset)

  const notify = async (orderId: string, ...verdicts: string[]) => {
    for (const name of verdicts) {
      const { status } = await notice(club.browser(), verdictOf(orderId, VERDICTS[name]))
      expect(status).toBe(204)
    }
  }
  const lines = (orderId: string, event: string) =>
    club.log.split('\n').filter(line => line.includes(`"event":"${event}"`) && line.includes(orderId))

  test('in any order of two or more end credited once, or disputed with an alarm that names the order', async () => {
    const pairs = VERDICT_NAMES.flatMap(first => VERDICT_NAMES.map(second => [first, second]))
    for (const verdicts of [...pairs, ...LONGER]) {
      const player = await club.addAccount()
      const orderId = await addOrder(player)
      await notify(orderId, ...verdicts)
      const [order] = await orders(player)
      const isMoney = verdicts.some(name => name.startsWith('paid') || name === 'refunded')
      const held = {
        verdicts,
        isSettledRightly: isMoney
          ? order?.state === 'paid' || order?.state === 'disputed'
          : order?.transferId === null,
        tokens: await tokens(player),
        spent: await spent(player),
        alarms: lines(orderId, 'payment disputed').length,
      }
      expect(held).toEqual({
        verdicts,
        isSettledRightly: true,
        tokens: order?.transferId ? 10_000 : 0,
        spent: ['failed', 'cancelled'].includes(order?.state ?? '') ? 0 : 1000,
        alarms: order?.state === 'disputed' ? 1 : 0,
      })
    }
    expect(await ledgerFaults(world.database)).toEqual([])
  })

  test.each(['failed', 'cancelled'])(
    'credit an order that was %s when it is paid later, and count its total for the day again',
    async verdict => {
      const player = await club.addAccount()
      const orderId = await addOrder(player)
      await notify(orderId, verdict)
      expect(await spent(player)).toBe(0)
      await notify(orderId, 'paid')
      expect(await orders(player)).toMatchObject([{ state: 'paid', reason: null }])
      expect(await tokens(player)).toBe(10_000)
      expect(await spent(player)).toBe(1000)
      await runner().runDue()
      const [mail, ...more] = await mailsTo(world, player.email)
      expect(more).toEqual([])
      expect(mail?.subject).toBe('Your payment has been confirmed · Su pago se ha confirmado')
      expect(mail?.text).toContain(`Transaction ID: ${orderId}`)
      expect(mail?.text).toContain('10,000 tokens have been added')
    },
  )

  test('credit an expired order that is paid later, even beyond the daily limit', async () => {
    const player = await club.addAccount()
    const late = await addOrder(player)
    club.clock.advance(31 * MINUTE_MS)
    await notify(late, 'cancelled')
    expect(await orders(player)).toMatchObject([{ state: 'expired' }])
    for (let count = 0; count < 10; count += 1) await notify(await addOrder(player), 'paid')
    expect(await spent(player)).toBe(10_000)
    await notify(late, 'paid')
    expect(await tokens(player)).toBe(110_000)
    expect(await spent(player)).toBe(11_000)
  })

  test('are stored as events once each, with the resulting state', async () => {
    const player = await club.addAccount()
    const orderId = await addOrder(player)
    await notify(orderId, 'failed', 'open', 'failed', 'paid', 'paid', 'cancelled', 'refunded')
    expect(await trail(orderId)).toMatchObject([
      {
        position: 1,
        source: 'notice',
        status: 'failed',
        fromState: 'pending',
        toState: 'failed',
        reason: 'declined',
      },
      { position: 2, status: 'paid', amount: 1000, currency: 'USD', fromState: 'failed', toState: 'paid' },
      { position: 3, status: 'cancelled', fromState: 'paid', toState: 'paid' },
      { position: 4, status: 'refunded', reference: 'first', fromState: 'paid', toState: 'disputed' },
    ])
  })

  test('are logged with the order, its state and the notice when they change nothing', async () => {
    const player = await club.addAccount()
    const orderId = await addOrder(player)
    await notify(orderId, 'open', 'paid', 'paid', 'failed')
    expect(lines(orderId, 'payment notice changed nothing').map(line => JSON.parse(line))).toMatchObject([
      { orderId, state: 'pending', status: 'open' },
      { orderId, state: 'paid', status: 'paid' },
      { orderId, state: 'paid', status: 'failed' },
    ])
    expect(club.log).not.toContain(player.email)
  })

  test('of a refund put a paid order into dispute: tokens stay, and operator and player are informed', async () => {
    const player = await club.addAccount()
    const orderId = await addOrder(player)
    await notify(orderId, 'paid', 'refunded')
    expect(await orders(player)).toMatchObject([{ state: 'disputed' }])
    expect(await tokens(player)).toBe(10_000)
    expect(lines(orderId, 'payment disputed').map(line => JSON.parse(line))).toMatchObject([
      { level: 'error', state: 'paid', status: 'refunded', amount: 1000, total: 1000 },
    ])
    await runner().runDue()
    const mails = await mailsTo(world, player.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'We are looking into your payment · Estamos revisando su pago',
    ])
  })

  test('raise an alarm every morning while a dispute is open', async () => {
    const player = await club.addAccount()
    const orderId = await addOrder(player)
    await notify(orderId, 'paid another amount')
    await runner().runDue()
    expect(lines(orderId, 'payment still disputed')).toHaveLength(1)
    club.clock.advance(24 * 60 * MINUTE_MS)
    await runner().runDue()
    expect(lines(orderId, 'payment still disputed')).toHaveLength(2)
  })

  test.each([
    ['an id of ours', () => randomUUID()],
    ['no id of ours', () => `order-${randomUUID()}`],
  ])(
    'about an unknown order (%s) raise an alarm that names the order, and are not sent again',
    async (_, id) => {
      const orderId = id()
      expect((await notice(club.browser(), verdictOf(orderId))).status).toBe(204)
      expect(lines(orderId, 'payment of an unknown order').map(line => JSON.parse(line))).toMatchObject([
        { level: 'error', orderId, status: 'paid' },
      ])
      expect((await notice(club.browser(), verdictOf(orderId, { status: 'failed' }))).status).toBe(204)
      expect(lines(orderId, 'payment of an unknown order')).toHaveLength(1)
      expect(lines(orderId, 'payment notice changed nothing')).toHaveLength(2)
    },
  )

  test('are refused with an alarm when they are signed but not understood, so that they are sent again', async () => {
    const orderId = randomUUID()
    const { status } = await notice(club.browser(), verdictOf(orderId, { status: 'charged-back' }))
    expect(status).toBe(422)
    expect(lines(orderId, 'payment notice not understood')).toHaveLength(1)
  })

  describe('a check requested by the page', () => {
    test('credits an order that failed first, when its card was retried and the notice was lost', async () => {
      const { player, browser } = await arrive()
      const { transactionId } = await buy(browser, player)
      await notify(transactionId, 'failed')
      house.settle(transactionId, { status: 'paid', method: 'CARD' })
      const { json } = await browser.post(`/api/store/orders/${transactionId}/checks`)
      expect(json).toMatchObject({ state: 'paid', reason: null })
      expect(await tokens(player)).toBe(10_000)
      expect(await trail(transactionId)).toMatchObject([{ source: 'notice' }, { source: 'poll' }])
    })

    test('does not ask the provider about an order that is paid or disputed', async () => {
      const { player, browser } = await arrive()
      const { transactionId } = await buy(browser, player)
      await notify(transactionId, 'paid', 'refunded')
      const before = house.asked.length
      const { json } = await browser.post(`/api/store/orders/${transactionId}/checks`)
      expect(json).toMatchObject({ state: 'disputed' })
      expect(house.asked).toHaveLength(before)
    })

    test('logs the order when the provider does not answer', async () => {
      const { player, browser } = await arrive()
      const { transactionId } = await buy(browser, player)
      house.isDown = true
      await browser.post(`/api/store/orders/${transactionId}/checks`)
      expect(lines(transactionId, 'payment not settled')).toHaveLength(1)
    })
  })

  describe('lost notices after a declined card', () => {
    const decline = async () => {
      const { player, browser } = await arrive()
      const { transactionId } = await buy(browser, player)
      await notify(transactionId, 'failed')
      return { player, transactionId }
    }

    test('are asked for when the time to pay is over, and the order is credited', async () => {
      const { player, transactionId } = await decline()
      house.settle(transactionId, { status: 'paid', method: 'CARD', reference: 'first' })
      club.clock.advance(29 * MINUTE_MS)
      await runner().runDue()
      expect(await orders(player)).toMatchObject([{ state: 'failed' }])
      club.clock.advance(2 * MINUTE_MS)
      await runner().runDue()
      expect(house.asked.at(-1)).toBe(`cancel ${transactionId}`)
      expect(await orders(player)).toMatchObject([{ state: 'paid' }])
      expect(await tokens(player)).toBe(10_000)
      expect(await spent(player)).toBe(1000)
    })

    test('are asked for again when the provider does not answer', async () => {
      const { player, transactionId } = await decline()
      house.settle(transactionId, { status: 'paid', method: 'CARD', reference: 'first' })
      house.isDown = true
      club.clock.advance(31 * MINUTE_MS)
      await runner().runDue()
      house.isDown = false
      club.clock.advance(60 * MINUTE_MS)
      await runner().runDue()
      expect(await orders(player)).toMatchObject([{ state: 'paid' }])
    })

    test('are asked for again when the provider leaves the payment open that it was asked to cancel', async () => {
      const { player, transactionId } = await decline()
      const { cancelPayment, readPayment } = house.provider
      house.provider.cancelPayment = readPayment
      try {
        club.clock.advance(31 * MINUTE_MS)
        await runner().runDue()
      } finally {
        house.provider.cancelPayment = cancelPayment
      }
      expect(await orders(player)).toMatchObject([{ state: 'failed' }])
      house.settle(transactionId, { status: 'paid', method: 'CARD', reference: 'first' })
      club.clock.advance(60 * MINUTE_MS)
      await runner().runDue()
      expect(await orders(player)).toMatchObject([{ state: 'paid' }])
      expect(await tokens(player)).toBe(10_000)
    })

    test('leave the order failed when nothing was paid, and its payment is cancelled', async () => {
      const { player, transactionId } = await decline()
      club.clock.advance(31 * MINUTE_MS)
      await runner().runDue()
      expect(house.asked.at(-1)).toBe(`cancel ${transactionId}`)
      expect(await orders(player)).toMatchObject([{ state: 'failed', reason: 'declined' }])
      expect(await spent(player)).toBe(0)
    })
  })

  describe('a declined card and another order', () => {
    const WHOLE_LIMIT = [{ id: 3, quantity: 2, price: 5000 }]

    const decline = async () => {
      const { player, browser } = await arrive()
      const again = () => submit(browser, orderBody(player, WHOLE_LIMIT))
      const { transactionId } = (await again()).json as { transactionId: string }
      const declined = { status: 'failed', amount: 10_000, reason: 'declined' } as const
      house.settle(transactionId, declined)
      expect((await notice(club.browser(), verdictOf(transactionId, declined))).status).toBe(204)
      expect(await spent(player)).toBe(0)
      return { player, browser, again, transactionId }
    }

    test('[CART-010] do not exceed the limit: the first payment is cancelled before the second is opened', async () => {
      const { player, again, transactionId } = await decline()
      expect((await again()).status).toBe(200)
      const [cancelled, opened] = house.asked.slice(-2)
      expect(cancelled).toBe(`cancel ${transactionId}`)
      expect(opened).toMatch(/^open /)
      expect(await spent(player)).toBe(10_000)
    })

    test('[CART-010] do not exceed the limit: a first payment that was made meanwhile counts, and the second is refused', async () => {
      const { player, again, transactionId } = await decline()
      house.settle(transactionId, { status: 'paid', amount: 10_000, method: 'CARD', reference: 'first' })
      expect((await again()).problem).toMatchObject({ errorKey: 'store.dailyLimit' })
      expect(await orders(player)).toMatchObject([{ state: 'paid' }])
      expect(await spent(player)).toBe(10_000)
    })

    test('[CART-010] are refused while the first payment cannot be cancelled, and nothing is ordered', async () => {
      const { player, again } = await decline()
      const { cancelPayment } = house.provider
      house.provider.cancelPayment = () => Promise.reject(new Error('The provider does not answer.'))
      try {
        expect((await again()).problem).toMatchObject({ errorKey: 'store.unavailable' })
      } finally {
        house.provider.cancelPayment = cancelPayment
      }
      expect(await orders(player)).toMatchObject([{ state: 'failed' }])
      expect(await spent(player)).toBe(0)
      expect((await again()).status).toBe(200)
    })

    test.each(['failed', 'cancelled'] as const)(
      'ask the provider once for its cancellation, which it may call %s',
      async status => {
        const { browser, player, transactionId } = await decline()
        house.settle(transactionId, { status, amount: 10_000 })
        await buy(browser, player)
        await buy(browser, player)
        expect(house.asked.filter(question => question === `cancel ${transactionId}`)).toHaveLength(1)
      },
    )
  })

  test('cause no second payment: a request repeated after payment gets that payment', async () => {
    const { player, browser } = await arrive()
    const key = randomUUID()
    house.isMute = true
    await submit(browser, orderBody(player), key)
    house.isMute = false
    const [order] = await orders(player)
    await notify(order?.id ?? '', 'paid')
    const again = await submit(browser, orderBody(player), key)
    expect(again.json).toMatchObject({ transactionId: order?.id })
    expect(house.opened).toHaveLength(1)
    expect(await orders(player)).toMatchObject([{ state: 'paid' }])
  })

  test('refuse a request whose order ends while its payment is opened, without a payment page', async () => {
    const { player, browser } = await arrive()
    let open = () => {}
    house.gate = new Promise<void>(resolve => {
      open = resolve
    })
    const submitted = submit(browser, orderBody(player))
    await expect.poll(() => house.asked.length).toBe(1)
    const [order] = await orders(player)
    await notify(order?.id ?? '', 'cancelled')
    open()
    const { status, problem } = await submitted
    expect([status, problem.errorKey]).toEqual([410, 'store.orderOver'])
  })
})
