import { expect, test } from 'vitest'
import { entryGateMachine, type EntryGateEvent } from './entryGate.machine.ts'

const { initial, transition } = entryGateMachine
const requested = (isSignedIn: boolean, isVerified: boolean): EntryGateEvent => ({
  type: 'requested',
  isSignedIn,
  isVerified,
})
const open = { at: 'open' } as const
const message = { key: 'error.offline' } as const

test('[REDEEM-012] [CLAIM-002] [LOBBY-003] a guest is redirected to sign-in, which ends the attempt', () => {
  expect(transition(initial, requested(false, false))).toEqual([
    initial,
    [{ type: 'signIn' }, { type: 'end' }],
  ])
})

test('[REDEEM-013] [CLAIM-002] a player without a valid identity sees the identity check, and nothing opens', () => {
  const [verifying, effects] = transition(initial, requested(true, false))
  expect([verifying, effects]).toEqual([{ at: 'verifying' }, []])
  expect(transition(verifying, { type: 'closed' })).toEqual([initial, [{ type: 'reload' }, { type: 'end' }]])
})

test('[REDEEM-013] [CLAIM-002] a profile that failed to load ends the attempt with a message and is reloaded', () => {
  expect(transition(initial, { type: 'unknown', message })).toEqual([
    initial,
    [{ type: 'showMessage', message }, { type: 'reload' }, { type: 'end' }],
  ])
})

test('[GEO-002] [GEO-008] [CLAIM-002] the location is checked first, and the form opens only in the region', () => {
  const [locating, effects] = transition(initial, requested(true, true))
  expect(effects).toEqual([{ type: 'locate' }])
  for (const outcome of ['notInRegion', 'blocked', 'unavailable'] as const)
    expect(transition(locating, { type: 'located', outcome })).toEqual([
      { at: 'locationRefused', locationRefusal: outcome },
      [],
    ])
  const refused = { at: 'locationRefused', locationRefusal: 'blocked' } as const
  expect(transition(refused, { type: 'location-retried' })).toEqual([
    { at: 'locating' },
    [{ type: 'locate' }],
  ])
  expect(transition(refused, requested(true, true))).toEqual([refused, []])
  expect(transition(locating, { type: 'located', outcome: 'inRegion' })).toEqual([open, [{ type: 'open' }]])
})

test('a failed location check ends the attempt with a message', () => {
  expect(transition({ at: 'locating' }, { type: 'location-failed', message })).toEqual([
    initial,
    [{ type: 'showMessage', message }, { type: 'end' }],
  ])
})

test('[REDEEM-015] an entry reloads the data a second later', () => {
  expect(transition(open, { type: 'entered' })).toEqual([open, [{ type: 'reloadSoon' }]])
})

test('an open gate asks for nothing again, and is closed once', () => {
  expect(transition(open, requested(true, true))).toEqual([open, []])
  expect(transition(open, { type: 'closed' })).toEqual([initial, [{ type: 'end' }]])
  expect(transition(initial, { type: 'closed' })).toEqual([initial, []])
})
