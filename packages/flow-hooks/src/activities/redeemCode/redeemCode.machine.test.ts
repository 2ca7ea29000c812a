import { redeemedCode } from '@players-club/domain-models/fixtures'
import { expect, test } from 'vitest'
import { redeemCodeMachine, type RedeemCodeState } from './redeemCode.machine.ts'

const { initial, transition } = redeemCodeMachine
const typed: RedeemCodeState = { at: 'entering', code: ' cactus ', key: null, error: null }
const sent: RedeemCodeState = { at: 'redeeming', code: ' cactus ', key: 'k1', error: null }

test('[ACTV-004] a code is sent without surrounding spaces', () => {
  expect(transition(initial, { type: 'changed', code: ' cactus ' })).toEqual([typed, []])
  expect(transition(typed, { type: 'submitted', key: 'k1' })).toEqual([
    sent,
    [{ type: 'redeem', code: 'cactus', key: 'k1' }],
  ])
})

test('an empty code is not sent, and no code is sent twice', () => {
  const [state, effects] = transition(initial, { type: 'submitted', key: 'k1' })
  expect(state.error).toEqual({ key: 'activities.code.missing' })
  expect(effects).toEqual([])
  expect(transition(sent, { type: 'submitted', key: 'k2' })).toEqual([sent, []])
})

test('[ACTV-004] a valid code is celebrated and clears the field for the next', () => {
  const [state, effects] = transition(sent, { type: 'answered', redemption: redeemedCode, error: null })
  expect(state).toEqual({ at: 'redeemed', code: '', key: null, error: null, redemption: redeemedCode })
  expect(effects).toEqual([{ type: 'celebrate' }, { type: 'refresh' }])
  expect(transition(state, { type: 'closed' })[0]).toEqual(initial)
})

test('[ACTV-004] [ERR-045] an invalid code stays in the field with its error, and the next attempt has a new idempotency key', () => {
  const error = { key: 'error.code.notFound' } as const
  const redemption = { ...redeemedCode, numPoints: 0, errorKey: error.key }
  const [state] = transition(sent, { type: 'answered', redemption, error })
  expect(state).toEqual({ at: 'entering', code: ' cactus ', key: null, error })
})

test('a request with an unknown outcome is retried with the same idempotency key', () => {
  const message = { key: 'error.timeout' } as const
  const [unsure] = transition(sent, { type: 'failed', message, isRefusal: false })
  expect(transition(unsure, { type: 'submitted', key: 'k2' })[1]).toEqual([
    { type: 'redeem', code: 'cactus', key: 'k1' },
  ])
  const [other] = transition(unsure, { type: 'changed', code: 'other' })
  expect(other.key).toBeNull()
  const [refused] = transition(sent, { type: 'failed', message, isRefusal: true })
  expect(refused).toMatchObject({ at: 'entering', key: null, error: message })
})
