import { expect, test } from 'vitest'
import { isAuthorized, isFeatureFlag, mergeFeatureFlags, parseFeatureFlags } from './featureFlags.ts'

test.each([
  ['A,B', ['A', 'B']],
  [' SWEEPSTAKES_V1 , QUICKDRAW_V1,', ['SWEEPSTAKES_V1', 'QUICKDRAW_V1']],
  ['', []],
  [' , ,', []],
])('[FLAG-006] the comma-separated list %j is parsed as %j', (list, flags) => {
  expect(parseFeatureFlags(list)).toEqual(flags)
})

test('[FLAG-007] a flag counts once if it is authorized for the player or built in', () => {
  const flags = mergeFeatureFlags(['SWEEPSTAKES_V1', 'EINSTANT_V1'], ['EINSTANT_V1', 'QUICKCARD_V1'])
  expect(flags).toEqual(['SWEEPSTAKES_V1', 'EINSTANT_V1', 'QUICKCARD_V1'])
})

test('[FLAG-007] a flag in neither source is not authorized', () => {
  const flags = mergeFeatureFlags(['SWEEPSTAKES_V1'], [])
  expect(isAuthorized(flags, 'SWEEPSTAKES_V1')).toBe(true)
  expect(isAuthorized(flags, 'QUICKDRAW_V1')).toBe(false)
  expect(isAuthorized([], 'SWEEPSTAKES_V1')).toBe(false)
})

test('flags are compared by their exact name', () => {
  expect(isFeatureFlag('LL_PAYMENT_ENABLED')).toBe(true)
  expect(isFeatureFlag('ll_payment_enabled')).toBe(false)
})
