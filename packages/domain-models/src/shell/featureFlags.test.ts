import { expect, test } from 'vitest'
import { flagsInForce, isAuthorized, isFeatureFlag, parseCommaList } from './featureFlags.ts'

const built = (builtInFeatures: string) => ({ builtInFeatures, quickFeatures: true })

test.each([
  ['A,B', ['A', 'B']],
  [' SWEEPSTAKES_V1 , QUICKDRAW_V1,', ['SWEEPSTAKES_V1', 'QUICKDRAW_V1']],
  ['', []],
  [' , ,', []],
])('[FLAG-006] the comma-separated list %j is parsed as %j', (list, flags) => {
  expect(parseCommaList(list)).toEqual(flags)
})

test('[FLAG-007] a flag counts once if it is authorized for the player or built in', () => {
  const flags = flagsInForce(['SWEEPSTAKES_V1', 'EINSTANT_V1'], built('EINSTANT_V1, QUICKCARD_V1'))
  expect(flags).toEqual(['SWEEPSTAKES_V1', 'EINSTANT_V1', 'QUICKCARD_V1'])
})

test('[FLAG-007] a flag in neither source is not authorized', () => {
  const flags = flagsInForce(['SWEEPSTAKES_V1'], built(''))
  expect(isAuthorized(flags, 'SWEEPSTAKES_V1')).toBe(true)
  expect(isAuthorized(flags, 'QUICKDRAW_V1')).toBe(false)
  expect(isAuthorized([], 'SWEEPSTAKES_V1')).toBe(false)
})

test('[FLAG-014] quick draw and quick card are in force only in a club that has quick features', () => {
  const flags = ['QUICKDRAW_V1', 'SWEEPSTAKES_V1']
  const builtInFeatures = 'QUICKCARD_V1, EINSTANT_V1'
  expect(flagsInForce(flags, { builtInFeatures, quickFeatures: false })).toEqual([
    'SWEEPSTAKES_V1',
    'EINSTANT_V1',
  ])
  expect(flagsInForce(flags, { builtInFeatures, quickFeatures: true })).toHaveLength(4)
})

test('flags are compared by their exact name', () => {
  expect(isFeatureFlag('LL_PAYMENT_ENABLED')).toBe(true)
  expect(isFeatureFlag('ll_payment_enabled')).toBe(false)
})
