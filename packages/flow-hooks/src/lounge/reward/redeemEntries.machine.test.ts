import { expect, test } from 'vitest'
import {
  redeemEntriesMachine,
  type RedeemEntriesEvent,
  type RedeemEntriesState,
} from './redeemEntries.machine.ts'

const { initial, transition } = redeemEntriesMachine
const requested = (isSignedIn: boolean, isVerified: boolean): RedeemEntriesEvent => ({
  type: 'requested',
  isSignedIn,
  isVerified,
})
const choosing: RedeemEntriesState = { at: 'choosing', quantity: 1, key: 'key-1', isOutcomeUnknown: false }
const redeeming: RedeemEntriesState = { ...choosing, at: 'redeeming', quantity: 3 }
const refusal = { key: 'error.reward.dailyEntryLimit' } as const
const general = { key: 'error.general' } as const
const redemption = {
  id: 'r-1',
  rewardId: 201,
  drawId: 7,
  quantity: 3,
  tokens: 750,
  balance: 4250,
  playerEntries: 3,
}

test('[REDEEM-012] a guest is redirected to sign-in', () => {
  expect(transition(initial, requested(false, false))).toEqual([initial, [{ type: 'signIn' }]])
})

test('[REDEEM-013] a player without a valid identity sees the identity check, and nothing is redeemed', () => {
  const [verifying, effects] = transition(initial, requested(true, false))
  expect([verifying, effects]).toEqual([{ at: 'verifying' }, []])
  expect(transition(verifying, { type: 'closed' })).toEqual([initial, [{ type: 'reload' }]])
})

test('[REDEEM-013] a profile that failed to load shows an error and is reloaded, without the identity check', () => {
  const message = { key: 'error.offline' } as const
  expect(transition(initial, { type: 'unknown', message })).toEqual([
    initial,
    [{ type: 'tell', message }, { type: 'reload' }],
  ])
})

test('[GEO-002] the location is checked first, and the form opens only in the region', () => {
  const [locating, effects] = transition(initial, requested(true, true))
  expect(effects).toEqual([{ type: 'locate' }])
  for (const outcome of ['notInRegion', 'blocked', 'unavailable'] as const)
    expect(transition(locating, { type: 'located', outcome, key: 'key-1' })).toEqual([
      { at: 'misplaced', misplaced: outcome },
      [],
    ])
  const again = transition({ at: 'misplaced', misplaced: 'blocked' }, requested(true, true))
  expect(again).toEqual([{ at: 'locating' }, [{ type: 'locate' }]])
})

test('[REDEEM-014] the form opens with one entry', () => {
  const [state] = transition({ at: 'locating' }, { type: 'located', outcome: 'inRegion', key: 'key-1' })
  expect(state).toEqual(choosing)
})

test('[REDEEM-015] the form sends the redemption, confirms it, and data reload a second later', () => {
  const [chosen] = transition(choosing, { type: 'quantity-chosen', quantity: 3 })
  const [sent, effects] = transition(chosen, { type: 'confirmed' })
  expect([sent, effects]).toEqual([redeeming, [{ type: 'redeem', quantity: 3, key: 'key-1' }]])
  expect(transition(sent, { type: 'redeemed', redemption })).toEqual([
    { at: 'redeemed', redemption },
    [{ type: 'reloadSoon' }],
  ])
})

test('[REDEEM-017] an error with a key opens its pop-up', () => {
  expect(transition(redeeming, { type: 'refused', message: refusal })).toEqual([
    { at: 'refused', message: refusal },
    [{ type: 'reload' }],
  ])
})

test('[REDEEM-018] an error without a key is shown, and only the same request can be retried', () => {
  const [state, effects] = transition(redeeming, { type: 'lost', message: general })
  expect(effects).toEqual([{ type: 'tell', message: general }])
  expect(transition(state, { type: 'quantity-chosen', quantity: 9 })).toEqual([state, []])
  expect(transition(state, { type: 'confirmed' })[1]).toEqual([{ type: 'redeem', quantity: 3, key: 'key-1' }])
  expect(transition(state, { type: 'closed' })).toEqual([initial, [{ type: 'reload' }]])
})

test('a pending redemption cannot be left or sent twice', () => {
  for (const type of ['closed', 'confirmed'] as const)
    expect(transition(redeeming, { type })).toEqual([redeeming, []])
})
