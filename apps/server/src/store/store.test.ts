import { randomUUID } from 'node:crypto'
import { order, paymentResponse, thresholdStatus } from '@players-club/domain-models'
import { assert } from 'superstruct'
import { beforeEach, describe, expect, test } from 'vitest'
import { edgesOf } from '../../test/constants.ts'
import { onEachEngine } from '../../test/engines.ts'
import { PAYMENT_URL } from '../../test/fakePaymentProvider.ts'
import { orderBody, verdictOf } from '../../test/orders.ts'
import { startStore } from '../../test/store.ts'
import { readBalance, ledgerFaults, readTransactions } from '../kernel/ledger/index.ts'

const MINUTE_MS = 60_000

onEachEngine('the store', world => {
  const {
    house,
    club,
    isIn,
    arrive,
    runner,
    submit,
    order: buy,
    notice,
    tokens,
    orders,
    spent,
    reset,
  } = startStore(world)
  beforeEach(reset)

  test('[API-040] [STORE-004] the catalog lists bundles on sale, smallest first, in the visitor’s language', async () => {
    const { browser } = await arrive()
    const { json } = await browser.get('/api/store/catalog')
    expect(json).toMatchObject({ content: [{ id: 1, price: 500, amount: 5000 }, { id: 2 }, { id: 3 }] })
    const es = await browser.get('/api/store/catalog', { headers: { 'accept-language': 'es' } })
    expect(es.json).toMatchObject({ content: [{ title: 'Paquete 1' }, {}, {}] })
    expect((await club.browser().get('/api/store/catalog')).status).toBe(401)
  })

  test('[PAY-007] an order is stored, and the answer has its payment page', async () => {
    const { player, browser } = await arrive()
    const items = [
      { id: 1, quantity: 2, price: 500 },
      { id: 2, quantity: 1, price: 1000 },
    ]
    const { status, json } = await submit(browser, orderBody(player, items))
    expect(status).toBe(200)
    assert(json, paymentResponse)
    expect(json.paymentUrl).toBe(`${PAYMENT_URL}/${json.transactionId}`)
    expect(house.opened).toMatchObject([
      {
        orderId: json.transactionId,
        amount: 2000,
        currency: 'USD',
        description: '2 × Bundle 1, 1 × Bundle 2',
        payer: { firstName: 'Verity', phone: '6025550100', zip: '85007' },
        returnUrl: 'http://localhost:3000/lucky-lounge/store/pay',
      },
    ])
    expect(await orders(player)).toMatchObject([{ state: 'pending', total: 2000, tokens: 20_500 }])
    expect(await tokens(player)).toBe(0)
    const { json: seen } = await browser.get(`/api/store/orders/${json.transactionId}`)
    assert(seen, order)
    expect(seen).toMatchObject({
      state: 'pending',
      total: 2000,
      items: [{ id: 1, quantity: 2, total: 1000 }, {}],
    })
  })

  test('[CART-010] [CART-003] [CART-004] [API-041] a total above the rest of the daily limit is over the limit', async () => {
    const { player, browser } = await arrive()
    const status = async (total: number) => {
      const { json } = await browser.get(`/api/store/threshold-status?total=${total}`)
      assert(json, thresholdStatus)
      return json
    }
    expect(await status(10_000)).toEqual({
      isLimitReached: false,
      totalAmount: 10_000,
      limit: 10_000,
      openOrder: null,
    })
    expect(await status(10_001)).toMatchObject({ isLimitReached: true })
    await buy(browser, player)
    expect(await status(9000)).toMatchObject({ isLimitReached: false, totalAmount: 10_000 })
    expect(await status(9001)).toMatchObject({ isLimitReached: true, totalAmount: 10_001 })
    club.clock.advance(24 * 60 * MINUTE_MS)
    await browser.enter(player.email)
    expect(await status(10_000)).toMatchObject({ isLimitReached: false })
  })

  test('[CART-010] [ERR-025] the limit counts by the lottery day, not by the UTC day', async () => {
    const { player, browser } = await arrive()
    const { afternoon, lateEvening, nextDay } = edgesOf('2027-03-05')
    const arriveAt = async (moment: Date) => {
      club.clock.set(moment)
      await browser.enter(player.email)
      await isIn(player.id)
    }
    const seen = async () => (await browser.get('/api/store/threshold-status?total=10000')).json
    const spendAll = () => submit(browser, orderBody(player, [{ id: 3, quantity: 2, price: 5000 }]))
    await arriveAt(afternoon)
    await buy(browser, player)
    await arriveAt(lateEvening)
    expect(await seen()).toMatchObject({ isLimitReached: true, totalAmount: 11_000 })
    expect((await spendAll()).problem.errorKey).toBe('store.dailyLimit')
    await arriveAt(nextDay)
    expect(await seen()).toMatchObject({ isLimitReached: false, totalAmount: 10_000 })
    expect((await spendAll()).status).toBe(200)
    expect(await spent(player)).toBe(11_000)
  })

  describe('an open order that takes up the limit', () => {
    const wholeLimit = [{ id: 3, quantity: 2, price: 5000 }]
    const take = async ({ player, browser }: Awaited<ReturnType<typeof arrive>>) => {
      const { json } = await submit(browser, orderBody(player, wholeLimit))
      assert(json, paymentResponse)
      return json
    }
    const read = async ({ browser }: Pick<Awaited<ReturnType<typeof arrive>>, 'browser'>, total = 500) => {
      const { json } = await browser.get(`/api/store/threshold-status?total=${total}`)
      assert(json, thresholdStatus)
      return json
    }

    test('[CART-003] is named with its amount and its payment page, until it is cancelled', async () => {
      const buyer = await arrive()
      const { transactionId, paymentUrl } = await take(buyer)
      const openOrder = { transactionId, paymentUrl, total: 10_000 }
      expect(await read(buyer)).toEqual({
        isLimitReached: true,
        totalAmount: 10_500,
        limit: 10_000,
        openOrder,
      })
      expect(await read(buyer, 0)).toMatchObject({ isLimitReached: false, openOrder: null })
      await buyer.browser.post(`/api/store/orders/${transactionId}/cancellation`)
      expect(await read(buyer)).toMatchObject({ isLimitReached: false, totalAmount: 500, openOrder: null })
      expect((await submit(buyer.browser, orderBody(buyer.player, wholeLimit))).status).toBe(200)
    })

    test('[CART-003] is not named once it is paid, nor to another player', async () => {
      const [buyer, other] = [await arrive(), await arrive()]
      const { transactionId } = await take(buyer)
      expect(await read(other, 10_001)).toMatchObject({ isLimitReached: true, openOrder: null })
      house.settle(transactionId, { status: 'paid' })
      await buyer.browser.post(`/api/store/orders/${transactionId}/checks`)
      expect(await read(buyer)).toMatchObject({ isLimitReached: true, totalAmount: 10_500, openOrder: null })
    })

    test('[CART-003] is the latest of several, and each can be cancelled', async () => {
      const { player, browser } = await arrive()
      const items = [{ id: 3, quantity: 1, price: 5000 }]
      const placed = []
      for (let times = 0; times < 2; times += 1) {
        placed.unshift((await submit(browser, orderBody(player, items))).json.transactionId)
        club.clock.advance(MINUTE_MS)
      }
      for (const transactionId of placed) {
        expect(await read({ browser }, 10_000)).toMatchObject({ openOrder: { transactionId, total: 5000 } })
        await browser.post(`/api/store/orders/${transactionId}/cancellation`)
      }
      expect(await read({ browser }, 10_000)).toMatchObject({ isLimitReached: false, openOrder: null })
    })

    test('[CART-003] can only be cancelled where its payment was never opened', async () => {
      const buyer = await arrive()
      house.isDown = true
      await submit(buyer.browser, orderBody(buyer.player, wholeLimit))
      house.isDown = false
      const { openOrder } = await read(buyer)
      expect(openOrder).toMatchObject({ total: 10_000, paymentUrl: null })
      const path = `/api/store/orders/${openOrder?.transactionId}/cancellation`
      expect((await buyer.browser.post(path)).json).toMatchObject({ state: 'cancelled' })
      expect(await read(buyer)).toMatchObject({ isLimitReached: false })
    })

    test('[CART-003] can only be cancelled once its time is over', async () => {
      const buyer = await arrive()
      const { transactionId } = await take(buyer)
      club.clock.advance(30 * MINUTE_MS)
      expect(await read(buyer)).toMatchObject({ openOrder: { transactionId, paymentUrl: null } })
      const { json } = await buyer.browser.post(`/api/store/orders/${transactionId}/cancellation`)
      expect(json).toMatchObject({ state: 'expired' })
      expect(await read(buyer)).toMatchObject({ isLimitReached: false, openOrder: null })
    })

    test('[CART-003] [CART-010] of the day before is not named: it does not count for today', async () => {
      const { player, browser } = await arrive()
      const { lateEvening, nextDay } = edgesOf('2027-06-11')
      club.clock.set(lateEvening)
      await browser.enter(player.email)
      await isIn(player.id)
      await take({ player, browser })
      expect(await read({ browser })).toMatchObject({ openOrder: { total: 10_000 } })
      club.clock.set(nextDay)
      await browser.enter(player.email)
      expect(await read({ browser })).toMatchObject({ isLimitReached: false, totalAmount: 500 })
      expect(await read({ browser }, 10_001)).toMatchObject({ isLimitReached: true, openOrder: null })
      expect(await orders(player)).toMatchObject([{ state: 'pending' }])
    })
  })

  test('[ERR-025] [CART-010] an order over the limit is refused, with the rest of the limit', async () => {
    const { player, browser } = await arrive()
    const { status, problem } = await submit(
      browser,
      orderBody(player, [{ id: 3, quantity: 3, price: 5000 }]),
    )
    expect(status).toBe(422)
    expect(problem).toMatchObject({
      errorKey: 'store.dailyLimit',
      params: { total: '$150.00', limit: '$100.00' },
    })
    expect(house.asked).toEqual([])
    expect(await orders(player)).toEqual([])
    expect(await spent(player)).toBe(0)
  })

  test.each([
    ['another price', [{ id: 1, quantity: 1, price: 400 }]],
    ['a bundle that is sold no more', [{ id: 4, quantity: 1, price: 1 }]],
    ['a bundle that never was', [{ id: 99, quantity: 1, price: 500 }]],
    [
      'the same bundle twice',
      [
        { id: 1, quantity: 20, price: 500 },
        { id: 1, quantity: 20, price: 500 },
      ],
    ],
  ])("the server's prices count: %s is refused", async (_, items) => {
    const { player, browser } = await arrive()
    const { status, problem } = await submit(browser, orderBody(player, items))
    expect([status, problem.errorKey]).toEqual([422, 'store.catalogChanged'])
    expect(await orders(player)).toEqual([])
  })

  test('an order with a card number is refused', async () => {
    const { player, browser } = await arrive()
    const body = orderBody(player)
    const { status } = await submit(browser, {
      ...body,
      playerDetails: { ...body.playerDetails, cardNumber: '4242424242424242' },
    })
    expect(status).toBe(400)
    expect(club.log).not.toContain('4242424242424242')
  })

  test('[FLAG-008] [FLAG-009] an order is refused without the flag of the lounge or of payments', async () => {
    const { player, browser } = await arrive()
    club.overrides = { FEATURE_FLAGS: 'SWEEPSTAKES_V1' }
    const { status, problem } = await submit(browser, orderBody(player))
    expect([status, problem.errorKey]).toEqual([403, 'store.notOpen'])
    expect((await browser.get('/api/store/threshold-status?total=5')).status).toBe(403)
    club.overrides = { FEATURE_FLAGS: 'LL_PAYMENT_ENABLED' }
    expect((await submit(browser, orderBody(player))).status, 'without the lounge').toBe(403)
    club.overrides = {
      FEATURE_FLAGS: 'SWEEPSTAKES_V1',
      PLAYER_FLAGS: { [player.email]: 'LL_PAYMENT_ENABLED' },
    }
    expect((await submit(browser, orderBody(player))).status).toBe(200)
  })

  test('[IDV-013] [STORE-006] a player without a verified identity is refused', async () => {
    const { browser, ...player } = await club.enterNew()
    await isIn(player.id)
    const { status, problem } = await submit(browser, orderBody(player))
    expect([status, problem.errorKey]).toEqual([403, 'Error.idology.required'])
  })

  test('[GEO-001] a player outside the state is refused, whatever the page says', async () => {
    const { player, browser } = await arrive()
    await isIn(player.id, false)
    expect((await submit(browser, orderBody(player))).problem.errorKey).toBe('location.notInRegion')
    await isIn(player.id)
    club.clock.advance(MINUTE_MS + 1)
    expect((await submit(browser, orderBody(player))).problem.errorKey).toBe('location.unavailable')
    expect(await orders(player)).toEqual([])
  })

  test('the payer has to be the verified person', async () => {
    const { player, browser } = await arrive()
    const body = orderBody(player)
    for (const other of [
      { firstName: 'Other' },
      { lastName: 'Other' },
      { email: 'other@players.example' },
      { dateOfBirth: '1990-01-01' },
    ]) {
      const playerDetails = { ...body.playerDetails, ...other }
      const { problem } = await submit(browser, { ...body, playerDetails })
      expect(problem.errorKey).toBe('store.detailsMismatch')
    }
  })

  test('a player reads only their own orders', async () => {
    const { player, browser } = await arrive()
    const { transactionId } = await buy(browser, player)
    const { browser: other } = await arrive()
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/checks'],
      ['POST', '/cancellation'],
    ] as const)
      expect((await other.send(method, `/api/store/orders/${transactionId}${path}`)).status).toBe(404)
    expect(await orders(player)).toMatchObject([{ state: 'pending' }])
  })

  describe("the provider's verdict", () => {
    test('[PAY-008] credits the tokens when the order is paid, and the history says what for', async () => {
      const { player, browser } = await arrive()
      const { transactionId } = await buy(browser, player)
      house.settle(transactionId, { status: 'paid', method: 'CARD' })
      const { json } = await browser.post(`/api/store/orders/${transactionId}/checks`)
      expect(json).toMatchObject({ state: 'paid', tokens: 10_000, total: 1000 })
      expect(await tokens(player)).toBe(10_000)
      const { content } = await readTransactions(world.database, player.id, 'tokens', { page: 0, size: 5 })
      expect(content).toMatchObject([
        {
          kind: 'PURCHASE',
          description: 'history.entry.purchase',
          amount: 10_000,
          details: { purchasedAmount: 10, transactionId, paymentMethod: 'CARD' },
        },
      ])
      expect(await ledgerFaults(world.database)).toEqual([])
    })

    test('is needed: a check of an open payment leaves the order open', async () => {
      const { player, browser } = await arrive()
      const { transactionId } = await buy(browser, player)
      const { json } = await browser.post(`/api/store/orders/${transactionId}/checks`)
      expect(json).toMatchObject({ state: 'pending' })
      expect(await tokens(player)).toBe(0)
    })

    test('[PAY-009] gives the reason of a failure, and the amount back to the daily limit', async () => {
      const { player, browser } = await arrive()
      const { transactionId } = await buy(browser, player)
      expect(await spent(player)).toBe(1000)
      house.settle(transactionId, { status: 'failed', reason: 'billinginfo.validation.invalid.checksum' })
      const { json } = await browser.post(`/api/store/orders/${transactionId}/checks`)
      expect(json).toMatchObject({ state: 'failed', reason: 'billinginfo.validation.invalid.checksum' })
      expect(await spent(player)).toBe(0)
      expect(await tokens(player)).toBe(0)
    })

    test('decides a cancellation: an open payment is cancelled, and a paid one stays paid', async () => {
      const { player, browser } = await arrive()
      const given = await buy(browser, player)
      const { json } = await browser.post(`/api/store/orders/${given.transactionId}/cancellation`)
      expect(json).toMatchObject({ state: 'cancelled' })
      expect(await spent(player)).toBe(0)
      const paid = await buy(browser, player)
      house.settle(paid.transactionId, { status: 'paid' })
      const answer = await browser.post(`/api/store/orders/${paid.transactionId}/cancellation`)
      expect(answer.json).toMatchObject({ state: 'paid' })
      expect(await tokens(player)).toBe(10_000)
    })

    test('of another amount credits nothing, and is reported to the operator', async () => {
      const { player, browser } = await arrive()
      const { transactionId } = await buy(browser, player)
      house.settle(transactionId, { status: 'paid', amount: 1 })
      const { json } = await browser.post(`/api/store/orders/${transactionId}/checks`)
      expect(json).toMatchObject({ state: 'disputed' })
      expect(await tokens(player)).toBe(0)
      expect(club.log).toMatch(
        new RegExp(`"level":"error","event":"payment disputed","orderId":"${transactionId}"`),
      )
      // The money was paid somewhere: it counts until an operator has looked.
      expect(await spent(player)).toBe(1000)
    })
  })

  describe('a payment notice', () => {
    test('settles the order once when it is signed, however often it is sent', async () => {
      const { player, browser } = await arrive()
      const { transactionId } = await buy(browser, player)
      const stranger = club.browser()
      for (let times = 0; times < 3; times += 1)
        expect((await notice(stranger, verdictOf(transactionId))).status).toBe(204)
      expect(await tokens(player)).toBe(10_000)
      expect(await orders(player)).toMatchObject([{ state: 'paid' }])
      // A later notice changes nothing.
      expect((await notice(stranger, verdictOf(transactionId, { status: 'failed' }))).status).toBe(204)
      expect(await orders(player)).toMatchObject([{ state: 'paid' }])
      expect(await ledgerFaults(world.database)).toEqual([])
    })

    test('is refused without a signature', async () => {
      const { player, browser } = await arrive()
      const { transactionId } = await buy(browser, player)
      expect((await notice(club.browser(), verdictOf(transactionId), 'forged')).status).toBe(403)
      expect((await notice(club.browser(), { text: 'x'.repeat(70_000) }, 'signed')).status).toBe(403)
      expect(await tokens(player)).toBe(0)
    })

    test.each([{ amount: 999 }, { currency: 'EUR' }])(
      'of another payment (%o) credits nothing, and neither does a later notice',
      async other => {
        const { player, browser } = await arrive()
        const { transactionId } = await buy(browser, player)
        for (const verdict of [other, {}, { status: 'failed' }])
          expect((await notice(club.browser(), verdictOf(transactionId, verdict))).status).toBe(204)
        expect(await orders(player)).toMatchObject([{ state: 'disputed' }])
        expect(await tokens(player)).toBe(0)
      },
    )
  })

  describe('a lost answer', () => {
    test('to the page is repeated: the same request gets the same order', async () => {
      const { player, browser } = await arrive()
      const key = randomUUID()
      const first = await submit(browser, orderBody(player), key)
      const again = await submit(browser, orderBody(player), key)
      expect(again.json).toEqual(first.json)
      expect(house.opened).toHaveLength(1)
      expect(await spent(player)).toBe(1000)
      const other = await submit(browser, orderBody(player, [{ id: 2, quantity: 1, price: 1000 }]), key)
      expect([other.status, other.problem.errorKey]).toEqual([422, 'error.idempotency.conflict'])
    })

    test('to the page is repeated when the store was closed meanwhile, and a new request is refused', async () => {
      const { player, browser } = await arrive()
      const key = randomUUID()
      const first = await submit(browser, orderBody(player), key)
      club.overrides = { FEATURE_FLAGS: 'SWEEPSTAKES_V1' }
      expect((await submit(browser, orderBody(player), key)).json).toEqual(first.json)
      expect((await submit(browser, orderBody(player))).problem.errorKey).toBe('store.notOpen')
    })

    test.each(['isMute', 'isDown'] as const)(
      'of the provider (%s) charges nothing, and the same request continues with the same order',
      async how => {
        const { player, browser } = await arrive()
        const key = randomUUID()
        house[how] = true
        const lost = await submit(browser, orderBody(player), key)
        expect([lost.status, lost.problem.errorKey]).toEqual([503, 'store.unavailable'])
        expect(await orders(player)).toMatchObject([{ state: 'created' }])
        house[how] = false
        const changed = await submit(browser, orderBody(player, [{ id: 2, quantity: 1, price: 1000 }]), key)
        expect(changed.problem.errorKey).toBe('error.idempotency.conflict')
        expect((await submit(browser, orderBody(player), key)).status).toBe(200)
        expect(house.opened).toHaveLength(1)
        expect(await orders(player)).toMatchObject([{ state: 'pending' }])
        expect(await spent(player)).toBe(1000)
      },
    )

    test('about a payment is asked for by the reconciler, which credits the order', async () => {
      const { player, browser } = await arrive()
      const { transactionId } = await buy(browser, player)
      house.settle(transactionId, { status: 'paid', method: 'CARD' })
      club.clock.advance(2 * MINUTE_MS)
      await runner().runDue()
      expect(await tokens(player)).toBe(10_000)
      expect(await orders(player)).toMatchObject([{ state: 'paid' }])
    })
  })

  test('an unpaid order is cancelled at the provider first, and then expires', async () => {
    const { player, browser } = await arrive()
    const { transactionId } = await buy(browser, player)
    club.clock.advance(29 * MINUTE_MS)
    await runner().runDue()
    expect(await orders(player)).toMatchObject([{ state: 'pending' }])
    club.clock.advance(2 * MINUTE_MS)
    house.isDown = true
    await runner().runDue()
    expect(await orders(player)).toMatchObject([{ state: 'pending' }])
    house.isDown = false
    club.clock.advance(MINUTE_MS)
    await runner().runDue()
    expect(house.asked.at(-1)).toBe(`cancel ${transactionId}`)
    expect(await orders(player)).toMatchObject([{ state: 'expired' }])
    expect(await spent(player)).toBe(0)
  })

  test('[ERR-025] a repeated order whose half hour is over gets no payment page, although its answer is stored', async () => {
    const { player, browser } = await arrive()
    const key = randomUUID()
    const first = await submit(browser, orderBody(player), key)
    expect((await submit(browser, orderBody(player), key)).json).toEqual(first.json)
    club.clock.advance(31 * MINUTE_MS)
    await runner().runDue()
    const late = await submit(browser, orderBody(player), key)
    expect([late.status, late.problem.errorKey]).toEqual([410, 'store.orderOver'])
  })

  test('[ERR-025] an order whose payment was never opened expires too, cannot be opened late, and another one can', async () => {
    const { player, browser } = await arrive()
    const key = randomUUID()
    house.isDown = true
    await submit(browser, orderBody(player), key)
    house.isDown = false
    club.clock.advance(31 * MINUTE_MS)
    await runner().runDue()
    expect(await orders(player)).toMatchObject([{ state: 'expired' }])
    await isIn(player.id)
    const late = await submit(browser, orderBody(player), key)
    expect([late.status, late.problem.errorKey]).toEqual([410, 'store.orderOver'])
    expect(house.opened).toEqual([])
    expect((await submit(browser, orderBody(player))).status).toBe(200)
  })

  test('an order that the provider does not know delays no other', async () => {
    const [lost, other] = [await arrive(), await arrive()]
    const unknown = await buy(lost.browser, lost.player)
    const { transactionId } = await buy(other.browser, other.player)
    house.forget(unknown.transactionId)
    house.settle(transactionId, { status: 'paid' })
    club.clock.advance(2 * MINUTE_MS)
    await runner().runDue()
    expect(await orders(lost.player)).toMatchObject([{ state: 'pending' }])
    expect(await tokens(other.player)).toBe(10_000)
  })

  test('checks of one order are rate limited', async () => {
    const { player, browser } = await arrive()
    const { transactionId } = await buy(browser, player)
    const check = async () => (await browser.post(`/api/store/orders/${transactionId}/checks`)).status
    expect(await check()).toBe(200)
    await club.countAttempts('store-checks', 299)
    expect(await check()).toBe(200)
    expect(await check()).toBe(429)
  })

  test('orders are rate limited, so that stolen cards cannot be tried', async () => {
    const { player, browser } = await arrive()
    const tryOne = async () =>
      (await submit(browser, orderBody(player, [{ id: 99, quantity: 1, price: 1 }]))).status
    expect(await tryOne()).toBe(422)
    await club.countAttempts('store-orders', 29)
    expect(await tryOne()).toBe(422)
    expect(await tryOne()).toBe(429)
    expect(await readBalance(world.database, player.id, 'tokens')).toBe(0)
  })
})
