import { expect, test } from 'vitest'
import { locationOutcome } from './locationOutcome.ts'

const granted = { permission: 'GRANTED', isAvailable: true, isInRegion: true }

test.each([
  ['[GEO-003] no service, or no answer', null, 'checkFailed'],
  ['[GEO-003] a browser that refuses', { ...granted, permission: 'DENIED' }, 'blocked'],
  ['[GEO-004] a device that does not know where it is', { ...granted, isAvailable: false }, 'unavailable'],
  ['[GEO-005] a place in the state', granted, 'inRegion'],
  ['[GEO-006] a place outside the state', { ...granted, isInRegion: false }, 'notInRegion'],
  ['[GEO-007] a browser that has not decided', { ...granted, permission: 'PROMPT' }, 'unavailable'],
  ['[GEO-007] an unknown permission', { ...granted, permission: 'granted' }, 'unavailable'],
] as const)('%s: %o means %s', (_, check, outcome) => {
  expect(locationOutcome(check)).toBe(outcome)
})
