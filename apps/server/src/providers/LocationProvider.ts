import type { DeviceReading } from '@players-club/domain-models'

/** What a browser said, as far as the service believes it. */
export interface LocationVerdict {
  permission: string
  /** Null where nobody knows. */
  position: { lat: number; lon: number } | null
}

/** Whoever checks where devices are. It rejects when there is no answer that can be relied on. */
export interface LocationProvider {
  /** `subject` is what the service is to call the player: nothing that says who it is. */
  check(reading: DeviceReading, subject: string): Promise<LocationVerdict>
}
