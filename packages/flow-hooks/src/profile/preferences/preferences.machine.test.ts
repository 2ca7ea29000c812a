import { toggleAllPreferences, togglePreference } from '@players-club/domain-models'
import { somePreferences as saved } from '@players-club/domain-models/fixtures'
import { describe, expect, test } from 'vitest'
import { canSave, preferencesMachine } from './preferences.machine.ts'
import type { PreferencesEvent, PreferencesState } from './preferences.machine.ts'

const { initial, transition } = preferencesMachine(saved)
const after = (events: readonly PreferencesEvent[], state: PreferencesState = initial) =>
  events.reduce((at, event) => transition(at, event)[0], state)

const optIn = { type: 'toggled', key: 'PROMOTIONS_EMAIL', isOn: true } as const
const submitted = { type: 'submitted' } as const
const withPromotions = togglePreference(saved, 'PROMOTIONS_EMAIL', true)
const answered = (isOptInComplete = false, preferences = withPromotions) =>
  ({ type: 'saved', preferences, isOptInComplete }) as const
const activityRead = (limitReached: boolean) =>
  ({
    type: 'activity-read',
    status: { key: 'promotions-email-opt-in', points: 250, limitReached },
  }) as const

test('the form waits for the preferences', () => {
  const late = preferencesMachine(undefined)
  expect(late.initial).toEqual({ at: 'loading' })
  expect(late.transition(late.initial, { type: 'loaded', preferences: saved })[0]).toEqual(initial)
})

describe('the switches on the page', () => {
  test('[PREF-009] toggle one preference or all of them', () => {
    expect(after([optIn])).toMatchObject({ temporary: withPromotions })
    expect(after([{ type: 'all-toggled', isOn: true }])).toMatchObject({
      temporary: toggleAllPreferences(saved, true),
    })
  })

  test('[PREF-012] are temporary and can be undone', () => {
    const switched = after([optIn])
    expect(switched).toMatchObject({ saved, temporary: withPromotions })
    expect(canSave(switched)).toBe(true)
    expect(after([{ type: 'undone' }], switched)).toEqual(initial)
    expect(canSave(initial)).toBe(false)
  })

  test('[PREF-012] become the saved state with a save', () => {
    const [saving, effects] = transition(after([optIn]), submitted)
    expect(effects[1]).toMatchObject({ type: 'save' })
    expect(transition(saving, submitted)).toEqual([saving, []])
    const done = after([answered()], saving)
    expect(done).toMatchObject({ at: 'editing', saved: withPromotions, temporary: withPromotions })
    expect(canSave(done)).toBe(false)
  })

  test('are kept when a save fails, with the reason', () => {
    const error = { key: 'error.http.503' } as const
    const failed = after([optIn, submitted, { type: 'save-failed', error, isOptInComplete: false }])
    expect(failed).toMatchObject({ at: 'editing', saved, temporary: withPromotions, error })
    expect(canSave(failed)).toBe(true)
  })

  test('are not saved when nothing changed', () => {
    expect(transition(initial, submitted)).toEqual([initial, []])
  })

  test('[PREF-012] are saved alone, so that promotions stay off that a mail’s link switched off meanwhile', () => {
    const { initial: open } = preferencesMachine(withPromotions)
    const off = { type: 'toggled', key: 'POINTS_SUMMARY', isOn: false } as const
    const choices = [{ key: 'POINTS_SUMMARY', channel: 'EMAIL', booleanValue: false, value: 'off' }]
    expect(transition(after([off], open), submitted)[1]).toContainEqual({ type: 'save', choices })
    const unsubscribed = after([off, { type: 'loaded', preferences: saved }], open)
    expect(unsubscribed).toMatchObject({ temporary: togglePreference(saved, 'POINTS_SUMMARY', false) })
    expect(transition(unsubscribed, submitted)[1]).toContainEqual({ type: 'save', choices })
  })

  test('are not reset by a late answer', () => {
    const switched = after([optIn, { type: 'loaded', preferences: saved }])
    expect(switched).toMatchObject({ temporary: withPromotions })
    expect(after([{ type: 'loaded', preferences: withPromotions }])).toMatchObject({
      saved: withPromotions,
      temporary: withPromotions,
    })
  })
})

describe('a save whose answer was lost', () => {
  const lost = (isOptInComplete: boolean) =>
    after([optIn, submitted, { type: 'save-failed', error: { key: 'error.timeout' }, isOptInComplete }])
  const read = (preferences: typeof saved) => ({ type: 'loaded', preferences }) as const
  const wait = { type: 'wait', ms: 2000 }

  test('[ERR-022] [PREF-013] is successful when the preferences are read with its switches, and polls the opt-in activity', () => {
    const [done, effects] = transition(lost(false), read(withPromotions))
    expect(effects).toEqual([{ type: 'showSuccess' }, wait])
    expect(done).toMatchObject({
      saved: withPromotions,
      temporary: withPromotions,
      error: null,
      looksLeft: 3,
    })
    expect(transition(done, read(withPromotions))[1]).toEqual([])
  })

  test('[PREF-013] does not poll when the opt-in activity was complete before it', () => {
    expect(transition(lost(true), read(withPromotions))[1]).toEqual([{ type: 'showSuccess' }])
  })

  test('stays failed when the preferences are read without its switches', () => {
    const failed = lost(false)
    expect(transition(failed, read(saved))).toEqual([failed, []])
  })
})

describe('a completed save', () => {
  const saving = after([optIn, submitted])
  const wait = { type: 'wait', ms: 2000 }

  test('[PREF-013] polls the opt-in activity every two seconds, three times', () => {
    let [state, effects] = transition(saving, answered())
    for (let look = 1; look <= 3; look += 1) {
      expect(effects).toContainEqual(wait)
      ;[state, effects] = transition(state, { type: 'time-came' })
      expect(effects).toEqual([{ type: 'lookAtActivity' }])
      ;[state, effects] = transition(state, activityRead(false))
    }
    expect(effects).toEqual([])
    expect(transition(state, { type: 'time-came' })[1]).toEqual([])
  })

  test.each([
    ['the promotions are not wanted', answered(false, saved)],
    ['the activity is complete', answered(true)],
  ])('[PREF-013] does not poll when %s', (_, event) => {
    expect(transition(saving, event)[1]).toEqual([{ type: 'showSuccess' }])
  })

  test('[PREF-014] shows the points and stops polling once the activity’s limit is reached', () => {
    const waiting = after([answered(), { type: 'time-came' }], saving)
    const [done, effects] = transition(waiting, activityRead(true))
    expect(effects).toEqual([{ type: 'celebrate' }])
    expect(done).toMatchObject({ points: 250, looksLeft: 0 })
    expect(after([{ type: 'points-seen' }], done)).toMatchObject({ points: null })
  })

  test('[PREF-013] counts a failed poll as one of the three', () => {
    const once = after([answered(), { type: 'time-came' }, { type: 'activity-failed' }], saving)
    expect(once).toMatchObject({ looksLeft: 2 })
  })

  test('[ERR-022] shows a message', () => {
    expect(transition(saving, answered(true))[1]).toEqual([{ type: 'showSuccess' }])
  })

  test('stops polling when another save begins', () => {
    const again = after([answered(), { type: 'toggled', key: 'REWARDS_ENDING', isOn: true }], saving)
    const [state, effects] = transition(again, submitted)
    expect(effects[0]).toEqual({ type: 'abandon' })
    expect(state).toMatchObject({ looksLeft: 0 })
  })
})
