import { couponRedemption } from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { redeemMachine, type RedeemEvent, type RedeemState } from './redeem.machine.ts'

const { initial, transition } = redeemMachine
const after = (events: readonly RedeemEvent[], state: RedeemState = initial) =>
  events.reduce((at, event) => transition(at, event)[0], state)

const requested = { type: 'requested', key: 'key-1' } as const
const confirmed = { type: 'confirmed' } as const
const redeemed = { type: 'redeemed', redemption: couponRedemption } as const
const lost = { type: 'redeem-failed', message: { key: 'error.offline' }, isRefusal: false } as const
const refused = {
  type: 'redeem-failed',
  message: { key: 'error.reward.insufficientPoints' },
  isRefusal: true,
} as const

test('[REWARD-012] the quantity is asked first, and starts at one', () => {
  const choosing = after([requested])
  expect(choosing).toEqual({ at: 'choosing', quantity: 1, key: 'key-1', isFixed: false, error: null })
  expect(after([{ type: 'quantity-chosen', quantity: 3 }], choosing)).toMatchObject({ quantity: 3 })
  expect(transition(choosing, { type: 'cancelled' })).toEqual([{ at: 'idle' }, []])
})

test('[REWARD-012] [REWARD-017] a confirmed redemption is sent once, and its result is shown', () => {
  const choosing = after([requested, { type: 'quantity-chosen', quantity: 2 }])
  const [redeeming, effects] = transition(choosing, confirmed)
  expect(effects).toEqual([{ type: 'redeem', quantity: 2, key: 'key-1' }])
  expect(transition(redeeming, confirmed)).toEqual([redeeming, []])
  expect(transition(redeeming, { type: 'cancelled' })).toEqual([redeeming, []])
  expect(transition(redeeming, { type: 'quantity-chosen', quantity: 5 })).toEqual([redeeming, []])
  expect(transition(redeeming, redeemed)).toEqual([
    { at: 'redeemed', redemption: couponRedemption },
    [{ type: 'refresh' }],
  ])
})

test('[REWARD-013] closing the result reloads the balance and shows success', () => {
  const shown = after([requested, confirmed, redeemed])
  expect(transition(shown, { type: 'seen' })).toEqual([
    { at: 'idle' },
    [{ type: 'refresh' }, { type: 'tellSuccess' }],
  ])
})

test('[REWARD-015] a game is launched with its token, and the balance is reloaded after it only', () => {
  const gameplay = { token: 'reveal-1', gameId: 'MONSOON_REELS' }
  const redemption = { ...couponRedemption, gameplay }
  expect(transition(after([requested, confirmed]), { type: 'redeemed', redemption })).toEqual([
    { at: 'idle' },
    [{ type: 'launch', token: 'reveal-1' }],
  ])
})

test('[ERR-034] a refusal ends the redemption and is shown', () => {
  expect(transition(after([requested, confirmed]), refused)).toEqual([
    { at: 'idle' },
    [{ type: 'tellFailure', message: refused.message }, { type: 'refresh' }],
  ])
})

describe('a lost answer', () => {
  const waiting = after([requested, { type: 'quantity-chosen', quantity: 2 }, confirmed, lost])

  test('shows its error in the form, and only the same request can be retried', () => {
    expect(waiting).toEqual({
      at: 'choosing',
      quantity: 2,
      key: 'key-1',
      isFixed: true,
      error: { key: 'error.offline' },
    })
    expect(after([{ type: 'quantity-chosen', quantity: 9 }], waiting)).toEqual(waiting)
    expect(transition(waiting, confirmed)[1]).toEqual([{ type: 'redeem', quantity: 2, key: 'key-1' }])
  })

  test('reloads the balance when the form is closed, because it may have arrived', () => {
    expect(transition(waiting, { type: 'cancelled' })).toEqual([{ at: 'idle' }, [{ type: 'refresh' }]])
  })
})

test('[REWARD-018] without points no quantity is asked, and they are reloaded with a message', () => {
  const message = { key: 'error.offline' } as const
  expect(transition(initial, { type: 'unknown', message })).toEqual([
    initial,
    [{ type: 'tellFailure', message }, { type: 'refresh' }],
  ])
})

test.each<RedeemEvent>([confirmed, redeemed, refused, { type: 'seen' }, { type: 'cancelled' }])(
  'the idle state ignores $type',
  event => {
    expect(transition(initial, event)).toEqual([initial, []])
  },
)
