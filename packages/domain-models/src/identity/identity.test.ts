import { is } from 'superstruct'
import { expect, test } from 'vitest'
import { newcomerProfile, verifiedProfile } from '../profile/profile.fixtures.ts'
import { ID_SCAN_KEYS, idScanOutcome } from './idScan.ts'
import { exhaustedResult, failedResult, pendingScanResult, verifiedResult } from './identity.fixtures.ts'
import { identityValues } from './IdentityValues.ts'
import { identityResult } from './IdentityResult.ts'
import { attemptsLeft, firstIdentityState, isIdentityValid } from './identityRules.ts'
import { IDENTITY_STATES } from './identityStates.ts'

test('[IDV-003] the identity check has exactly these eight states', () => {
  expect(IDENTITY_STATES).toEqual([
    'dataEntry',
    'inProgress',
    'error',
    'verified',
    'dataExpired',
    'maxAttemptsReached',
    'manualEntry',
    'manualScanError',
  ])
})

test('[IDV-002] an identity result has all its fields, and optional points', () => {
  expect(Object.keys(identityResult.schema)).toEqual([
    'verified',
    'remainingAttempts',
    'manualScanUrl',
    'idScanResultKey',
    'idScanSummaryResultKey',
    'profileUpdated',
    'completeActivityPoints',
  ])
  for (const result of [verifiedResult, failedResult, exhaustedResult, pendingScanResult])
    expect(is(result, identityResult)).toBe(true)
})

test('[IDV-001] the form starts with the profile’s data and without SSN digits', () => {
  expect(identityValues(verifiedProfile)).toMatchObject({
    firstName: 'Vera',
    birthDate: '1985-04-12',
    city: 'Phoenix',
    ssnLast4: '',
  })
  expect(identityValues(newcomerProfile)).toMatchObject({ firstName: 'Nico', country: '', ssnLast4: '' })
})

test('[IDV-011] a profile without a number of attempts has one', () => {
  expect(attemptsLeft({ idologyAttempts: 1, idologyMaxAttempts: 3 })).toBe(2)
  expect(attemptsLeft({ idologyAttempts: 3, idologyMaxAttempts: 3 })).toBe(0)
  expect(attemptsLeft({ idologyAttempts: 4, idologyMaxAttempts: 3 })).toBe(0)
  expect(attemptsLeft({ idologyAttempts: 0 })).toBe(1)
  expect(attemptsLeft({ idologyAttempts: 1 })).toBe(0)
})

test('[IDV-013] an identity is valid when verified and not expired', () => {
  expect(isIdentityValid({ idologyValid: true, idologyExpired: false })).toBe(true)
  expect(isIdentityValid({ idologyValid: true, idologyExpired: true })).toBe(false)
  expect(isIdentityValid({ idologyValid: false, idologyExpired: false })).toBe(false)
  expect(isIdentityValid({ idologyValid: false, idologyExpired: true })).toBe(false)
})

test.each([
  [newcomerProfile, 'dataEntry'],
  [verifiedProfile, 'verified'],
  [{ ...verifiedProfile, idologyExpired: true }, 'dataExpired'],
  [{ ...newcomerProfile, idologyExpired: true, idologyAttempts: 3 }, 'dataExpired'],
  [{ ...newcomerProfile, idologyAttempts: 3 }, 'maxAttemptsReached'],
  [{ ...newcomerProfile, idologyAttempts: 1, idologyMaxAttempts: undefined }, 'maxAttemptsReached'],
] as const)('[IDV-003] [IDV-010] profile %# starts at %s', (profile, state) => {
  expect(firstIdentityState(profile)).toBe(state)
})

test.each([
  [ID_SCAN_KEYS.pending, 'pending'],
  [ID_SCAN_KEYS.success, 'approved'],
  [ID_SCAN_KEYS.failure, 'failed'],
  ['id.scan.anything', 'failed'],
  [null, 'failed'],
] as const)('[IDV-009] a scan with the key %s counts as %s', (idScanResultKey, outcome) => {
  expect(idScanOutcome({ idScanResultKey })).toBe(outcome)
})
