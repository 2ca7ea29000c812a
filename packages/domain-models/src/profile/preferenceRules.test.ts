import { is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { preferenceCategory, PREFERENCE_CHANNELS } from './Preference.ts'
import {
  preferencesOf,
  areAllPreferencesOn,
  arePreferencesChanged,
  isPreferenceOn,
  isOnValue,
  isPreferencePartlyOn,
  areSomePreferencesOn,
  preferenceChoices,
  togglePreference,
  toggleAllPreferences,
  preferenceValue,
  wantsPromotions,
} from './preferenceRules.ts'
import { somePreferences } from './preferences.fixtures.ts'

const SWITCH = ['on', 'off']
const ALERT = ['Always', 'No Alert Selected']

const find = (categories: readonly (typeof somePreferences)[number][], key: string) => {
  const found = categories.find(category => category.key === key)
  if (!found) throw new Error(`There is no ${key}.`)
  return found
}

test('[PREF-006] a category has key, tag, channel, booleanValue, value, options and subCategories', () => {
  expect(somePreferences.every(category => is(category, preferenceCategory))).toBe(true)
  expect(Object.keys(preferenceCategory.schema).toSorted()).toEqual([
    'booleanValue',
    'channel',
    'key',
    'options',
    'subCategories',
    'tag',
    'value',
  ])
  expect(PREFERENCE_CHANNELS).toEqual(['EMAIL', 'OMNI'])
  expect(is({ ...somePreferences[0], channel: 'PIGEON' }, preferenceCategory)).toBe(false)
})

describe('the value of a preference', () => {
  test.each([
    [true, SWITCH, 'on'],
    [false, SWITCH, 'off'],
    [true, ALERT, 'Always'],
    [false, ALERT, 'No Alert Selected'],
    [true, ['ALWAYS', 'NO ALERT SELECTED'], 'ALWAYS'],
    [false, [], 'off'],
  ])('[PREF-010] for %j among %j is %s', (isNowOn, options, value) => {
    expect(preferenceValue(isNowOn, options)).toBe(value)
  })

  test.each([
    ['on', true],
    ['Always', true],
    ['always', true],
    ['ON', true],
    ['off', false],
    ['No Alert Selected', false],
    ['no alert selected', false],
    ['', false],
    ['sometimes', false],
  ])('[PREF-010] [PREF-008] like %j counts as on: %j', (value, expected) => {
    expect(isOnValue(value)).toBe(expected)
  })
})

test('[PREF-011] a parent is on only if all its sub-categories are', () => {
  expect(isPreferenceOn(find(somePreferences, 'DRAW_RESULTS'))).toBe(true)
  const oneOff = togglePreference(somePreferences, 'DRAW_RESULTS_22', false)
  expect(find(oneOff, 'DRAW_RESULTS')).toMatchObject({ booleanValue: false, value: 'No Alert Selected' })
  expect(isPreferenceOn(find(oneOff, 'DRAW_RESULTS'))).toBe(false)
  expect(isPreferencePartlyOn(find(oneOff, 'DRAW_RESULTS'))).toBe(true)
  const backOn = togglePreference(oneOff, 'DRAW_RESULTS_22', true)
  expect(find(backOn, 'DRAW_RESULTS')).toMatchObject({ booleanValue: true, value: 'Always' })
  expect(isPreferencePartlyOn(find(backOn, 'DRAW_RESULTS'))).toBe(false)
})

test('[PREF-009] one category sets every sub-category of its own, and no other', () => {
  const promotions = togglePreference(somePreferences, 'PROMOTIONS', true)
  expect(find(promotions, 'PROMOTIONS').subCategories.map(({ value }) => value)).toEqual(['on', 'on'])
  expect(promotions.slice(1)).toEqual(somePreferences.slice(1))
  const none = togglePreference(promotions, 'PROMOTIONS', false)
  expect(find(none, 'PROMOTIONS').subCategories.map(({ booleanValue }) => booleanValue)).toEqual([
    false,
    false,
  ])
})

test('[PREF-007] [PREF-009] toggling all sets every preference, each in its own spelling', () => {
  const on = toggleAllPreferences(somePreferences, true)
  expect(new Set(preferencesOf(on).map(({ value }) => value))).toEqual(new Set(['on', 'Always']))
  expect([areAllPreferencesOn(on), areSomePreferencesOn(on)]).toEqual([true, false])
  const off = toggleAllPreferences(somePreferences, false)
  expect(new Set(preferencesOf(off).map(({ value }) => value))).toEqual(new Set(['off', 'No Alert Selected']))
  expect([areAllPreferencesOn(off), areSomePreferencesOn(off)]).toEqual([false, false])
  expect([areAllPreferencesOn(somePreferences), areSomePreferencesOn(somePreferences)]).toEqual([false, true])
  expect(areAllPreferencesOn([])).toBe(false)
})

test('a category without sub-categories is toggled by itself', () => {
  const off = togglePreference(somePreferences, 'POINTS_SUMMARY', false)
  expect(find(off, 'POINTS_SUMMARY')).toMatchObject({ booleanValue: false, value: 'off' })
})

test('[API-029] the request contains the choices that differ, not their parents', () => {
  const withoutDraws = togglePreference(somePreferences, 'DRAW_RESULTS', false)
  const off = { channel: 'EMAIL', booleanValue: false, value: 'No Alert Selected' }
  expect(preferenceChoices(somePreferences, withoutDraws)).toEqual([
    { key: 'DRAW_RESULTS_21', ...off },
    { key: 'DRAW_RESULTS_22', ...off },
  ])
  expect(preferenceChoices(somePreferences, somePreferences)).toEqual([])
})

test('[PREF-012] preferences count as changed as long as one choice differs from the saved state', () => {
  expect(arePreferencesChanged(somePreferences, somePreferences)).toBe(false)
  const once = togglePreference(somePreferences, 'REWARDS_ENDING', true)
  expect(arePreferencesChanged(somePreferences, once)).toBe(true)
  expect(arePreferencesChanged(somePreferences, togglePreference(once, 'REWARDS_ENDING', false))).toBe(false)
})

test('[PREF-013] wantsPromotions returns whether the player wants promotional mail', () => {
  expect(wantsPromotions(somePreferences)).toBe(false)
  expect(wantsPromotions(togglePreference(somePreferences, 'PROMOTIONS_EMAIL', true))).toBe(true)
  expect(wantsPromotions(togglePreference(somePreferences, 'PROMOTIONS_OMNI', true))).toBe(false)
})
