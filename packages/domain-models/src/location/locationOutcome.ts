import type { LocationCheck } from './LocationCheck.ts'

/** The outcomes of a location check; anything but `inRegion` refuses the action. */
const LOCATION_OUTCOMES = [
  'inRegion',
  'notInRegion',
  'blocked',
  'unavailable',
  /** Of a device that was asked and did not answer in time. */
  'timedOut',
  'checkFailed',
] as const
/** The outcome of a location check; anything but `inRegion` refuses the action. */
export type LocationOutcome = (typeof LOCATION_OUTCOMES)[number]
/** Why a location check refuses the action. */
export type LocationRefusal = Exclude<LocationOutcome, 'inRegion'>

/**
 * Whether a player may go on; `null` where the service was not loaded, or said nothing of the region. That blocks as a
 * refusal does, but the player has refused nothing, and is informed of the check.
 */
export function locationOutcome(check: LocationCheck | null): LocationOutcome {
  if (!check) return 'checkFailed'
  if (check.permission === 'DENIED') return 'blocked'
  if (check.permission !== 'GRANTED' || !check.isAvailable) return 'unavailable'
  return check.isInRegion ? 'inRegion' : 'notInRegion'
}
