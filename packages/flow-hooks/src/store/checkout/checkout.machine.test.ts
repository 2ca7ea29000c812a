import { overLimit, withinLimit } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { checkoutMachine, type CheckoutEvent, type CheckoutState } from './checkout.machine.ts'

const { initial, transition } = checkoutMachine
const after = (events: readonly CheckoutEvent[], state: CheckoutState = initial) =>
  events.reduce((at, event) => transition(at, event)[0], state)

const requested = { type: 'checkout-requested' } as const
const isVerified = (value: boolean) => ({ type: 'identity-read', isVerified: value }) as const
const ended = { type: 'verifying-ended' } as const

test('[CART-002] the limit is checked for a verified player', () => {
  const asking = after([requested])
  expect(asking).toEqual({ at: 'asking', isAfterVerifying: false })
  expect(transition(asking, isVerified(true))).toEqual([{ at: 'checkingLimit' }, [{ type: 'readThreshold' }]])
})

test('[STORE-006] an unverified player verifies first, then the limit is checked', () => {
  const verifying = after([requested, isVerified(false)])
  expect(verifying).toEqual({ at: 'verifying' })
  const [asking, effects] = transition(verifying, ended)
  expect(effects).toEqual([{ type: 'readIdentity' }])
  expect(transition(asking, isVerified(true))[1]).toEqual([{ type: 'readThreshold' }])
})

test('[STORE-006] a player who cancels the verification stays in the store', () => {
  expect(transition(after([requested, isVerified(false), ended]), isVerified(false))).toEqual([
    { at: 'idle' },
    [],
  ])
})

test('[CART-003] a total over the limit is kept to be shown, and the player is not redirected', () => {
  const checking = after([requested, isVerified(true)])
  expect(transition(checking, { type: 'threshold-read', status: overLimit })).toEqual([
    { at: 'idle' },
    [{ type: 'keepThreshold', status: overLimit }],
  ])
})

test('[CART-002] an answer about a former total is ignored, and the limit is checked again', () => {
  const checking = after([requested, isVerified(true)])
  const changed = (isEmpty: boolean): CheckoutEvent => ({ type: 'cart-changed', isEmpty })
  expect(transition(checking, changed(false))).toEqual([checking, [{ type: 'readThreshold' }]])
  expect(transition(checking, changed(true))).toEqual([{ at: 'idle' }, []])
})

test('[CART-004] a total within the limit leads to billing', () => {
  const checking = after([requested, isVerified(true)])
  const [leaving, effects] = transition(checking, { type: 'threshold-read', status: withinLimit })
  expect(effects).toEqual([{ type: 'keepThreshold', status: withinLimit }, { type: 'goToBilling' }])
  expect(transition(leaving, requested)).toEqual([leaving, []])
  expect(transition(leaving, { type: 'navigation-failed' })).toEqual([initial, []])
})

test('a failed request shows an error, and checkout can be retried', () => {
  const failed = { type: 'failed', message: { key: 'error.offline' } } as const
  for (const state of [after([requested]), after([requested, isVerified(true)])])
    expect(transition(state, failed)).toEqual([
      { at: 'idle' },
      [{ type: 'showMessage', message: { key: 'error.offline' } }],
    ])
})

test('a double click asks once', () => {
  const asking = after([requested])
  expect(transition(asking, requested)).toEqual([asking, []])
})
