import { expect, test } from 'vitest'
import { isAuthorized, isFeatureFlag, mergeFeatureFlags, parseFeatureFlags } from './featureFlags.ts'

test.each([
  ['A,B', ['A', 'B']],
  [' SWEEPSTAKES_V1 , QUICKDRAW_V1,', ['SWEEPSTAKES_V1', 'QUICKDRAW_V1']],
  ['', []],
  [' , ,', []],
])('[FLAG-006] the comma list %j is %j', (list, flags) => {
  expect(parseFeatureFlags(list)).toEqual(flags)
})

test('[FLAG-007] a flag counts when it is authorized for the player or built in, and once', () => {
  const flags = mergeFeatureFlags(['SWEEPSTAKES_V1', 'EINSTANT_V1'], ['EINSTANT_V1', 'QUICKCARD_V1'])
  expect(flags).toEqual(['SWEEPSTAKES_V1', 'EINSTANT_V1', 'QUICKCARD_V1'])
})

test('[FLAG-007] a flag that neither source names is not authorized', () => {
  const flags = mergeFeatureFlags(['SWEEPSTAKES_V1'], [])
  expect(isAuthorized(flags, 'SWEEPSTAKES_V1')).toBe(true)
  expect(isAuthorized(flags, 'QUICKDRAW_V1')).toBe(false)
  expect(isAuthorized([], 'SWEEPSTAKES_V1')).toBe(false)
})

test('a flag is known by its exact name', () => {
  expect(isFeatureFlag('LL_PAYMENT_ENABLED')).toBe(true)
  expect(isFeatureFlag('ll_payment_enabled')).toBe(false)
})
