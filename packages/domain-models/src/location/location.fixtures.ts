import type { LocationCheck } from './LocationCheck.ts'

/** A device in the state, which may be asked. */
export const inRegionCheck: LocationCheck = { permission: 'GRANTED', isAvailable: true, isInRegion: true }
