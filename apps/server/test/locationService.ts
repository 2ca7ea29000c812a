import type { DeviceReading } from '@players-club/domain-models'
import type { LocationProvider, LocationVerdict } from '../src/providers/index.ts'

export interface LocationService {
  readonly provider: LocationProvider
  /** What it was asked, newest last. */
  readonly asked: (DeviceReading & { subject: string })[]
  /** What it says, whatever the browser does; null: it believes the browser. */
  says: LocationVerdict | null
  isDown: boolean
}

export const PHOENIX = { lat: 33.4484, lon: -112.074 }
export const LAS_VEGAS = { lat: 36.1716, lon: -115.1391 }

/** A location service in this process. */
export const locationService = (): LocationService => {
  const service: LocationService = {
    asked: [],
    says: null,
    isDown: false,
    provider: {
      check(reading, subject) {
        service.asked.push({ ...reading, subject })
        if (service.isDown) return Promise.reject(new Error('The location service is down.'))
        return Promise.resolve(service.says ?? reading)
      },
    },
  }
  return service
}
