import type { LocationCheck } from './LocationCheck.ts'

export const LOCATION_OUTCOMES = ['inRegion', 'notInRegion', 'blocked', 'unavailable'] as const
export type LocationOutcome = (typeof LOCATION_OUTCOMES)[number]

/** Whether a player may go on; `null` where the service was not loaded, or said nothing of the region. */
export function locationOutcome(check: LocationCheck | null): LocationOutcome {
  if (!check || check.permission === 'DENIED') return 'blocked'
  if (check.permission !== 'GRANTED' || !check.isAvailable) return 'unavailable'
  return check.isInRegion ? 'inRegion' : 'notInRegion'
}
