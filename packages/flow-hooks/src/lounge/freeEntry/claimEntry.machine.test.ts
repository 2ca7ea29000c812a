import { claimValues, LateCodeError, type ClaimValues } from '@players-club/domain-models'
import { verifiedProfile as profile } from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { claimDraft, hasInput } from './claimDraft.ts'
import { canClaim, claimEntryMachine, type ClaimState } from './claimEntry.machine.ts'

const { initial, transition } = claimEntryMachine
const closed = { at: 'closed' } as const
const ages = { minimumAge: 21, maximumAge: 120, today: '2026-11-21' }
type Filling = ClaimState & { at: 'filling' }

const open = { type: 'opened', key: 'key-1', profile, drawId: 7 } as const
const opened = (): Filling => {
  const [state] = transition(initial, open)
  if (state.at !== 'filling') throw new Error('The form is open.')
  return state
}
const ready = (change: Partial<ClaimValues> = {}): Filling => ({
  ...opened(),
  boxes: { updates: true, terms: true },
  captcha: 'done',
  token: 'token-1',
  values: { ...opened().values, ...change },
})
const submit = (state: ClaimState) => transition(state, { type: 'submitted', ...ages, profile, drawId: 7 })
const claiming = { ...ready(), at: 'claiming' } as const
const entry = { id: 'f-1', rewardId: 201, drawId: 7, entries: 1, playerEntries: 4 } as const

test('[CLAIM-001] an open form is prefilled from the profile and loads a captcha', () => {
  const [state, effects] = transition(initial, open)
  expect(effects).toEqual([{ type: 'prove' }])
  expect(state).toMatchObject({
    at: 'filling',
    captcha: 'working',
    values: { ...claimValues(profile), phone: '(602) 555-0100' },
  })
})

describe('a claim', () => {
  test('[CLAIM-003] can be sent with both boxes, valid data and a solved captcha', () => {
    expect(canClaim(ready(), ages)).toBe(true)
    const [state, effects] = submit(ready())
    expect([state.at, effects]).toEqual(['placing', [{ type: 'locate' }]])
  })

  test.each<[string, Filling]>([
    ['the box for updates', { ...ready(), boxes: { updates: false, terms: true } }],
    ['the box for the terms', { ...ready(), boxes: { updates: true, terms: false } }],
    ['valid data', ready({ firstName: '' })],
    ['the captcha', { ...ready(), captcha: 'working' }],
  ])('[CLAIM-003] cannot be sent without %s', (_, state) => {
    expect(canClaim(state, ages)).toBe(false)
    expect(submit(state)).toEqual([state, []])
  })
})

test('[CLAIM-005] that differs from the profile is marked and not sent', () => {
  const state = ready({ lastName: 'Somebody' })
  const [refused, effects] = submit(state)
  expect([refused, effects]).toEqual([
    { ...state, error: { key: 'lounge.claim.mismatch' }, mismatches: ['lastName'] },
    [],
  ])
  const [corrected] = transition(refused, { type: 'changed', change: { lastName: profile.lastName } })
  expect(corrected).toMatchObject({ error: null, mismatches: [] })
})

test('[GEO-008] checks the location again before it is sent', () => {
  const [placing] = submit(ready())
  const located = (outcome: 'inRegion' | 'blocked') => transition(placing, { type: 'located', outcome })
  const [state, effects] = located('inRegion')
  expect(state.at).toBe('claiming')
  expect(effects).toEqual([
    { type: 'claim', values: ready().values, drawId: 7, token: 'token-1', key: 'key-1', isRetry: false },
  ])
  const [refused] = located('blocked')
  expect(refused).toMatchObject({ at: 'filling', locationRefusal: 'blocked' })
  const [back] = transition(refused, { type: 'closed' })
  expect(back).toMatchObject({ at: 'filling', locationRefusal: null, values: ready().values })
})

test('[GEO-008] a failed location check returns to the form, which can be closed', () => {
  const [placing] = submit(ready())
  const message = { key: 'error.rateLimited' } as const
  const [state, effects] = transition(placing, { type: 'location-failed', message })
  expect([state, effects]).toEqual([{ ...ready(), error: message }, []])
  expect(transition(state, { type: 'closed' })[0]).toEqual(closed)
})

test('is confirmed, and data reload a second later', () => {
  expect(transition(claiming, { type: 'claimed', entry })).toEqual([
    { at: 'claimed', entry },
    [{ type: 'reloadSoon' }],
  ])
})

describe('a refusal', () => {
  const refused = (key: Parameters<typeof message>[0]) => transition(claiming, message(key))
  const message = (
    key:
      | 'error.reward.freeEntryTrace'
      | 'error.reward.freeEntryPerDraw'
      | 'error.reward.drawChanged'
      | 'lounge.claim.captchaFailed'
      | 'lounge.claim.mismatch',
  ) => ({ type: 'refused', message: { key } }) as const

  test('[CLAIM-006] of a second claim within a minute keeps the form to wait in', () => {
    const [state, effects] = refused('error.reward.freeEntryTrace')
    expect(state).toMatchObject({ at: 'filling', error: { key: 'error.reward.freeEntryTrace' } })
    expect(effects).toEqual([])
    expect(submit(state)[0].at).toBe('placing')
  })

  test('[CLAIM-007] of a second claim in a draw ends the attempt', () => {
    expect(refused('error.reward.freeEntryPerDraw')).toEqual([
      { at: 'refused', message: { key: 'error.reward.freeEntryPerDraw' } },
      [{ type: 'reload' }],
    ])
  })

  test('[CLAIM-003] of the captcha loads a new one', () => {
    const [state, effects] = refused('lounge.claim.captchaFailed')
    expect(state).toMatchObject({ at: 'filling', captcha: 'working', token: '' })
    expect(effects).toEqual([{ type: 'prove' }])
  })

  test('[CLAIM-007] of a draw that has closed since keeps the form, and the next attempt is for the draw that is shown then', () => {
    const [state, effects] = refused('error.reward.drawChanged')
    expect(state).toMatchObject({ at: 'filling', error: { key: 'error.reward.drawChanged' } })
    expect(effects).toEqual([{ type: 'reload' }])
    const [placing] = transition(state, { type: 'submitted', ...ages, profile, drawId: 8 })
    const [, claims] = transition(placing, { type: 'located', outcome: 'inRegion' })
    expect(claims).toMatchObject([{ type: 'claim', drawId: 8, isRetry: false }])
  })

  test('[CLAIM-005] after the profile changed elsewhere reloads it', () => {
    expect(refused('lounge.claim.mismatch')[1]).toEqual([{ type: 'reload' }])
  })
})

test('[CLAIM-007] a claim is not sent where no draw is open', () => {
  const [placing] = transition(ready(), { type: 'submitted', ...ages, profile, drawId: null })
  expect(transition(placing, { type: 'located', outcome: 'inRegion' })).toEqual([
    { at: 'refused', message: { key: 'error.reward.noActiveDraws' } },
    [{ type: 'reload' }],
  ])
})

test('a lost answer allows only the same request again, with its key and its draw', () => {
  const [state] = transition(claiming, { type: 'lost', message: { key: 'error.offline' } })
  expect(transition(state, { type: 'changed', change: { lastName: 'Somebody' } })).toEqual([state, []])
  expect(transition(state, { type: 'ticked', boxes: { terms: false } })).toEqual([state, []])
  const [placing] = transition(state, { type: 'submitted', ...ages, profile, drawId: 8 })
  const [, effects] = transition(placing, { type: 'located', outcome: 'inRegion' })
  expect(effects).toEqual([
    { type: 'claim', values: ready().values, drawId: 7, token: 'token-1', key: 'key-1', isRetry: true },
  ])
  expect(transition(state, { type: 'closed' })[1]).toEqual([
    { type: 'abandon' },
    { type: 'reload' },
    { type: 'end' },
  ])
})

test('a captcha that failed to load can be retried', () => {
  const [failed] = transition(opened(), { type: 'captcha-failed', error: new Error('x') })
  expect(failed).toMatchObject({ captcha: 'failed', captchaFailure: { key: 'lounge.claim.captcha.failed' } })
  const [retried, effects] = transition(failed, { type: 'captcha-retried' })
  expect([retried, effects]).toEqual([opened(), [{ type: 'prove' }]])
  const [solved] = transition(opened(), { type: 'captcha-solved', token: 'token-2' })
  expect(solved).toMatchObject({ captcha: 'done', token: 'token-2' })
})

test('a captcha whose code is gone says so', () => {
  const error = new LateCodeError('error.lateCode')
  const [failed] = transition(opened(), { type: 'captcha-failed', error })
  expect(failed).toMatchObject({ captcha: 'failed', captchaFailure: { key: 'error.lateCode' } })
})

test('a pending claim cannot be left or sent twice', () => {
  expect(transition(claiming, { type: 'closed' })).toEqual([claiming, []])
  expect(submit(claiming)).toEqual([claiming, []])
})

test('closing the form or its result closes the gate, and a closed form nothing', () => {
  const result: ClaimState = { at: 'claimed', entry }
  expect(transition(opened(), { type: 'closed' })).toEqual([closed, [{ type: 'abandon' }, { type: 'end' }]])
  expect(transition(result, { type: 'closed' })).toEqual([closed, [{ type: 'end' }]])
  expect(transition(initial, { type: 'closed' })).toEqual([initial, []])
  expect(transition(closed, open)).toEqual(transition(initial, open))
})

test('[CLAIM-005] [GEO-008] a profile that changed behind the location dialog closes that dialog and marks the form', () => {
  const refused = { ...ready(), locationRefusal: 'blocked' } as const
  const event = { type: 'submitted', ...ages, profile: { ...profile, lastName: 'Other' }, drawId: 7 } as const
  expect(transition(refused, event)[0]).toMatchObject({
    at: 'filling',
    locationRefusal: null,
    mismatches: ['lastName'],
  })
})

test('the draft has what was changed, an address as a whole, and nothing once the form is closed', () => {
  expect(claimDraft.inputOf(initial)).toBeUndefined()
  expect(claimDraft.inputOf(opened())).toBeNull()
  expect(claimDraft.inputOf(ready({ lastName: 'Other' }))).toEqual({ lastName: 'Other' })
  const moved = claimDraft.inputOf(ready({ address1: '1 Elm St' }))
  expect(moved).toMatchObject({ address1: '1 Elm St', zipCode: profile.addresses[0]?.zipCode })
  expect(moved).not.toHaveProperty('lastName')
  expect(claimDraft.inputOf(closed)).toBeNull()
})

test.each<[string, boolean, ClaimState & { at: 'filling' }]>([
  ['untouched', false, opened()],
  ['with another name', true, { ...opened(), values: { ...opened().values, lastName: 'Other' } }],
  ['with a ticked box', true, { ...opened(), boxes: { updates: false, terms: true } }],
])('a form %s loses input when it is closed: %s', (_, isLost, form) => {
  expect(hasInput(form)).toBe(isLost)
})
