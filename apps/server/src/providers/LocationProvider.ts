import type { DeviceReading } from '@players-club/domain-models'

/** The browser's reading, as far as the service believes it. */
export interface LocationVerdict {
  permission: string
  /** Null if unknown. */
  position: { lat: number; lon: number } | null
}

/** The location service. It rejects without a valid answer. */
export interface LocationProvider {
  /** `subject` is an id of the player that no other provider gets. */
  check(reading: DeviceReading, subject: string): Promise<LocationVerdict>
}
