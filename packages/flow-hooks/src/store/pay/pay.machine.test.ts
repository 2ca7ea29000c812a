import {
  CHECKSUM_ERROR,
  emptyAddress,
  PAYMENT_CHECKS,
  type OrderState,
  type PaymentResult,
} from '@players-club/domain-models'
import {
  openOrderFixture,
  overLimit,
  overLimitByOpenOrder,
  paidOrder,
  paymentFixture,
  verifiedProfile,
} from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { confirmingOf, isBusy, payMachine } from './pay.machine.ts'
import type { Attempt, PayEvent, PayState } from './PayState.ts'

const { initial, transition } = payMachine
const after = (events: readonly PayEvent[], state: PayState = initial) =>
  events.reduce((at, event) => transition(at, event)[0], state)

const { transactionId } = paymentFixture
const attemptAt = (key: string, content: string): Attempt => ({
  key,
  content,
  ordering: { profile: verifiedProfile, values: { ...emptyAddress, phone: '' }, items: [] },
})
const attempt = attemptAt('key-1', 'two of five')
const requested = { type: 'pay-requested', attempt } as const
const located = { type: 'located', outcome: 'inRegion' } as const
const ordered = { type: 'ordered', payment: paymentFixture } as const
const said = (result: PaymentResult['result'], errorKey: string | null = null): PayEvent => ({
  type: 'result-received',
  result: { from: 'store-payment', result, transactionId, errorKey },
})
const became = (state: OrderState): PayEvent => ({ type: 'order-read', order: { ...paidOrder, state } })
const unread: PayEvent = { type: 'order-unread', message: { key: 'error.offline' } }
const finish = (state: OrderState = 'paid') => ({ type: 'finish', order: { ...paidOrder, state } })

const leaving = { at: 'leaving', transactionId, checks: 0 } as const

const paying = after([requested, located, ordered])

test('an order that is shown elsewhere stays busy until that page is there, and is asked for again if it is not', () => {
  expect([isBusy(leaving), confirmingOf(leaving)]).toEqual([true, 'checking'])
  expect(transition(leaving, requested)).toEqual([leaving, []])
  const failed = { type: 'navigation-failed' } as const
  const [again, effects] = transition(leaving, failed)
  expect([again, effects]).toEqual([
    { at: 'checking', transactionId, saidPaid: true, asks: 'check', checks: 1 },
    [{ type: 'wait' }],
  ])
  expect(transition(again, became('paid'))[1]).toEqual([finish()])
  expect(transition({ ...leaving, checks: PAYMENT_CHECKS.atMost - 1 }, failed)).toEqual([
    { at: 'unsettled', transactionId, saidPaid: true },
    [],
  ])
})

test('[GEO-001] the location is checked first, then the order is sent once', () => {
  const [locating, asks] = transition(initial, requested)
  expect(asks).toEqual([{ type: 'locate' }])
  expect(transition(locating, requested)).toEqual([locating, []])
  const [ordering, orders] = transition(locating, located)
  expect(orders).toEqual([{ type: 'order', attempt, isRetry: false }])
  expect(transition(ordering, requested)).toEqual([ordering, []])
})

test.each(['blocked', 'notInRegion', 'unavailable', 'checkFailed'] as const)(
  '[GEO-001] the location outcome %s sends no order',
  outcome => {
    const [state, effects] = transition(after([requested]), { type: 'located', outcome })
    expect([state, effects]).toEqual([{ at: 'locationRefused', locationRefusal: outcome, lost: null }, []])
    expect(transition(state, requested)[1]).toEqual([{ type: 'locate' }])
    expect(after([{ type: 'location-seen' }], state)).toEqual(initial)
  },
)

test('[STORE-007] [PAY-003] an accepted order opens the payment of its response', () => {
  expect(paying).toEqual({ at: 'paying', payment: paymentFixture })
})

describe('the frame’s result', () => {
  test('[PAY-004] [PAY-008] success closes the frame and is confirmed with the server', () => {
    const [checking, effects] = transition(paying, said('success'))
    expect(checking).toMatchObject({ at: 'checking' })
    expect(effects).toEqual([
      { type: 'keep', payment: { transactionId, saidPaid: true } },
      { type: 'check', transactionId },
    ])
    expect(transition(checking, became('paid'))).toEqual([leaving, [finish()]])
  })

  test('[PAY-004] stores the payment from its frame on, until its outcome is known', () => {
    const keep = (saidPaid: boolean) => ({ type: 'keep', payment: { transactionId, saidPaid } }) as const
    expect(transition(after([requested, located]), ordered)[1]).toEqual([keep(false)])
    expect(transition(paying, said('success'))[1]).toContainEqual(keep(true))
    for (const state of [after([said('success')], paying), after([{ type: 'frame-closed' }], paying)]) {
      for (const event of [became('cancelled'), { type: 'order-unknown' } as const])
        expect(transition(state, event)[1]).toContainEqual({ type: 'forget', transactionId })
      for (const event of [became('pending'), unread])
        expect(transition(state, event)[1]).not.toContainEqual({ type: 'forget', transactionId })
    }
  })

  test('[PAY-009] failed with the checksum error is shown for a short while', () => {
    const [state, effects] = transition(paying, said('failed', CHECKSUM_ERROR))
    expect(effects).toEqual([
      { type: 'showMessage', message: { key: CHECKSUM_ERROR }, isShort: true },
      { type: 'check', transactionId },
    ])
    expect(transition(state, became('failed'))).toEqual([initial, [{ type: 'forget', transactionId }]])
  })

  test('[PAY-010] failed for any other reason does nothing else', () => {
    const [state, effects] = transition(paying, said('failed', 'declined'))
    expect(effects).toEqual([{ type: 'check', transactionId }])
    expect(transition(state, became('failed'))).toEqual([initial, [{ type: 'forget', transactionId }]])
  })

  test('failed cancels a payment that is still open at the provider, so that it cannot be paid beside the next one', () => {
    const state = after([said('failed', 'declined')], paying)
    const [closing, effects] = transition(state, became('pending'))
    expect(effects).toEqual([{ type: 'cancel', transactionId }])
    expect(transition(closing, became('cancelled'))).toEqual([initial, [{ type: 'forget', transactionId }]])
    for (const at of [after([unread], state), after([became('pending')], closing)])
      expect(at).toEqual({ at: 'unsettled', transactionId, saidPaid: false })
  })

  test('failed is overruled when the provider has the money', () => {
    const state = after([said('failed', 'declined')], paying)
    expect(transition(state, became('paid'))).toEqual([leaving, [finish()]])
  })

  test('[PAY-011] of any other kind cancels the payment and returns to the store', () => {
    const [closing, effects] = transition(paying, said('other'))
    expect(effects).toEqual([{ type: 'cancel', transactionId }, { type: 'toStore' }])
    expect(transition(closing, became('cancelled'))).toEqual([initial, [{ type: 'forget', transactionId }]])
    expect(transition(closing, became('paid'))[1]).toEqual([finish()])
  })

  test('is ignored before and after the frame', () => {
    for (const state of [initial, after([requested]), after([said('success')], paying)])
      expect(transition(state, said('failed'))).toEqual([state, []])
  })
})

test('a frame closed by the player cancels the payment, unless it was paid meanwhile', () => {
  const [closing, effects] = transition(paying, { type: 'frame-closed' })
  expect(effects).toEqual([{ type: 'cancel', transactionId }])
  expect(transition(closing, became('cancelled'))).toEqual([initial, [{ type: 'forget', transactionId }]])
  expect(transition(closing, became('paid'))[1]).toEqual([finish()])
})

test.each([
  ['without an answer', unread],
  ['whose answer says that the payment is still open', became('pending')],
])('a cancellation %s allows no second payment, and is repeated', (_, event) => {
  const closing = after([{ type: 'frame-closed' }], paying)
  const [unsettled, effects] = transition(closing, event)
  expect([unsettled, effects]).toEqual([{ at: 'unsettled', transactionId, saidPaid: false }, []])
  expect(confirmingOf(unsettled)).toBe('unsettled')
  expect(transition(unsettled, requested)).toEqual([unsettled, []])
  const [again, repeated] = transition(unsettled, { type: 'check-requested' })
  expect(repeated).toEqual([{ type: 'cancel', transactionId }])
  expect(transition(again, became('cancelled'))).toEqual([initial, [{ type: 'forget', transactionId }]])
  expect(transition(again, became('paid'))[1]).toEqual([finish()])
})

test('[PAY-004] an abandoned payment is cancelled like a closed frame, unless it was reported as paid', () => {
  const found = (saidPaid: boolean): PayEvent => ({
    type: 'payment-found',
    payment: { transactionId, saidPaid },
  })
  expect(transition(initial, found(false))).toEqual(transition(paying, { type: 'frame-closed' }))
  const [checking, effects] = transition(initial, found(true))
  expect(effects).toEqual([{ type: 'check', transactionId }])
  expect(confirmingOf(checking)).toBe('checking')
  expect(transition(checking, became('paid'))).toEqual([leaving, [finish()]])
  expect(transition(paying, found(false))).toEqual([paying, []])
})

test('[ERR-025] a payment reported as paid but not paid shows an error', () => {
  const checking = after([said('success')], paying)
  for (const state of ['failed', 'cancelled', 'expired'] as const)
    expect(transition(checking, became(state))).toEqual([
      initial,
      [
        { type: 'forget', transactionId },
        { type: 'showMessage', message: { key: 'store.paymentFailed' } },
      ],
    ])
})

test('an order that an operator handles is shown on its page, whatever the frame said', () => {
  for (const state of [after([said('success')], paying), after([{ type: 'frame-closed' }], paying)])
    for (const order of ['disputed', 'closed'] as const)
      expect(transition(state, became(order))[1]).toEqual([finish(order)])
})

test('a slow confirmation is polled a limited number of times, then the player may ask again', () => {
  let state = after([said('success')], paying)
  for (let check = 1; check < PAYMENT_CHECKS.atMost; check += 1) {
    const [waiting, effects] = transition(state, check % 2 ? became('pending') : unread)
    expect(effects).toEqual([{ type: 'wait' }])
    state = waiting
    expect(transition(state, { type: 'check-due' })[1]).toEqual([{ type: 'check', transactionId }])
  }
  const unsettled = after([became('pending')], state)
  expect(unsettled).toEqual({ at: 'unsettled', transactionId, saidPaid: true })
  const [again, effects] = transition(unsettled, { type: 'check-requested' })
  expect(effects).toEqual([{ type: 'check', transactionId }])
  expect(transition(again, became('paid'))[1]).toEqual([finish()])
})

describe('an unanswered order', () => {
  const ordering = after([requested, located])
  const lost = { type: 'refused', message: { key: 'error.offline' }, isRefusal: false } as const
  const other = attemptAt('key-2', 'two of five')

  test('is retried with the same idempotency key', () => {
    const state = after([lost], ordering)
    const retrying = after([{ type: 'pay-requested', attempt: other }], state)
    expect(transition(retrying, located)[1]).toEqual([{ type: 'order', attempt, isRetry: true }])
    const changed = attemptAt('key-2', 'three of five')
    expect(after([{ type: 'pay-requested', attempt: changed }], state)).toMatchObject({ attempt: changed })
  })

  test('[PAY-007] keeps its key however often the location check fails in between', () => {
    const state = after([lost], ordering)
    const again = { type: 'pay-requested', attempt: other } as const
    const blocked = { type: 'located', outcome: 'blocked' } as const
    const retried = after([again, lost, again, blocked, again, blocked, { type: 'location-seen' }], state)
    expect(after([again], retried)).toMatchObject({ at: 'locating', attempt })
  })

  test('[PAY-007] is not resolved by the refusal of another order', () => {
    const changed = attemptAt('key-3', 'three of five')
    const mismatch = { type: 'refused', message: { key: 'store.detailsMismatch' }, isRefusal: true } as const
    const state = after([lost, { type: 'pay-requested', attempt: changed }, located, mismatch], ordering)
    expect(after([{ type: 'pay-requested', attempt: other }], state)).toMatchObject({ attempt })
    const settled = after([{ type: 'pay-requested', attempt: other }, located, mismatch], state)
    expect(settled).toEqual(initial)
  })

  test('[ERR-025] is shown when it is refused, and the next one has a new key', () => {
    const message = { key: 'store.detailsMismatch' } as const
    const [state, effects] = transition(ordering, { type: 'refused', message, isRefusal: true })
    expect(effects).toEqual([{ type: 'showMessage', message }])
    expect(after([{ type: 'pay-requested', attempt: other }], state)).toMatchObject({ attempt: other })
  })
})

describe('an order over the daily limit', () => {
  const message = { key: 'store.dailyLimit', params: { total: '$115.00', limit: '$100.00' } } as const
  const refusal = { type: 'refused', message, isRefusal: true } as const
  const [refused, asks] = transition(after([requested, located]), refusal)

  test('[ERR-025] [CART-003] reads whether an open order takes up the limit, and waits for it', () => {
    expect(asks).toEqual([{ type: 'readLimit' }])
    expect(isBusy(refused)).toBe(true)
    expect(transition(refused, requested)).toEqual([refused, []])
  })

  test('[CART-003] shows the open order', () => {
    expect(transition(refused, { type: 'limit-read', status: overLimitByOpenOrder })).toEqual([
      initial,
      [{ type: 'keepLimit', status: overLimitByOpenOrder }],
    ])
  })

  test('[ERR-025] is shown as refused without an open order, and when the limit cannot be read', () => {
    for (const status of [overLimit, null])
      expect(transition(refused, { type: 'limit-read', status })).toEqual([
        initial,
        [{ type: 'showMessage', message }],
      ])
  })

  test('[PAY-007] keeps the key of a lost order', () => {
    const lost = attemptAt('key-0', 'one of five')
    const ordering: PayState = { at: 'ordering', attempt, lost }
    const read = { type: 'limit-read', status: overLimitByOpenOrder } as const
    expect(after([refusal, read], ordering)).toEqual({ at: 'idle', lost })
  })
})

describe('an open order', () => {
  const lost = attemptAt('key-0', 'one of five')
  const decided = (decision: 'continue' | 'cancel', order = openOrderFixture) =>
    transition({ at: 'idle', lost }, { type: 'open-order-decided', decision, order })
  const [continuing, checks] = decided('continue')
  const [cancelling, cancels] = decided('cancel')
  const forget = { type: 'forget', transactionId }

  test('[CART-003] is checked before it is continued, and its payment is opened again', () => {
    expect(checks).toEqual([{ type: 'check', transactionId }])
    expect(isBusy(continuing)).toBe(true)
    expect(transition(continuing, became('pending'))).toEqual(
      transition(after([requested, located]), ordered),
    )
  })

  test('[CART-003] is cancelled on the server, and the next order has a new key', () => {
    expect(cancels).toEqual([{ type: 'cancel', transactionId }])
    for (const state of ['cancelled', 'expired', 'failed'] as const)
      expect(transition(cancelling, became(state))).toEqual([initial, [forget, { type: 'showCancelled' }]])
    expect(transition(cancelling, { type: 'order-unknown' })[0]).toEqual(initial)
  })

  test('that was paid meanwhile is finished, whatever was decided', () => {
    for (const state of [continuing, cancelling])
      for (const order of ['paid', 'disputed', 'closed'] as const)
        expect(transition(state, became(order))).toEqual([
          leaving,
          [{ type: 'keep', payment: { transactionId, saidPaid: true } }, finish(order)],
        ])
  })

  test('[ERR-025] that is over cannot be continued, and says so', () => {
    const over = [initial, [forget, { type: 'showMessage', message: { key: 'store.orderOver' } }]]
    for (const event of [became('cancelled'), became('expired'), { type: 'order-unknown' } as const])
      expect(transition(continuing, event)).toEqual(over)
  })

  test('[ERR-025] stays open when the provider or the server cannot be asked, and says so', () => {
    const unavailable = { type: 'showMessage', message: { key: 'store.unavailable' } }
    const rest = { at: 'idle', lost }
    expect(transition(cancelling, became('pending'))).toEqual([rest, [unavailable]])
    const [unopened] = decided('continue', { ...openOrderFixture, paymentUrl: null })
    expect(transition(unopened, became('created'))).toEqual([rest, [unavailable]])
    for (const state of [continuing, cancelling])
      expect(transition(state, unread)).toEqual([
        rest,
        [{ type: 'showMessage', message: { key: 'error.offline' } }],
      ])
  })

  test('is decided once, and nothing is ordered meanwhile', () => {
    const again = { type: 'open-order-decided', decision: 'cancel', order: openOrderFixture } as const
    for (const event of [again, requested]) expect(transition(continuing, event)).toEqual([continuing, []])
    expect(transition(paying, again)).toEqual([paying, []])
  })
})

test('[ERR-025] at outdated prices is refused with a message, and the prices are reloaded', () => {
  const message = { key: 'store.catalogChanged' } as const
  expect(transition(after([requested, located]), { type: 'refused', message, isRefusal: true })).toEqual([
    initial,
    [{ type: 'showMessage', message }, { type: 'refreshCatalog' }],
  ])
})

test('confirming is shown after a payment only, and the form is busy otherwise', () => {
  expect(confirmingOf(after([said('success')], paying))).toBe('checking')
  const closing = after([{ type: 'frame-closed' }], paying)
  expect([confirmingOf(closing), isBusy(closing)]).toEqual([null, true])
  expect([confirmingOf(initial), isBusy(initial)]).toEqual([null, false])
})
