import type { DeviceReading } from '@players-club/domain-models'
import type { LocationProvider, LocationVerdict } from '../src/providers/index.ts'

export interface FakeLocationService {
  readonly provider: LocationProvider
  /** The requests it got, newest last. */
  readonly asked: (DeviceReading & { subject: string })[]
  /** Its verdict, whatever the browser sends; null: it believes the browser. */
  says: LocationVerdict | null
  isDown: boolean
  /** Holds the answer of the next request. */
  hold(): HeldQuestion
}

export interface HeldQuestion {
  /** Resolves when the request has arrived. */
  readonly isAsked: Promise<void>
  answer(): void
}

export const PHOENIX = { lat: 33.4484, lon: -112.074 }
export const LAS_VEGAS = { lat: 36.1716, lon: -115.1391 }

const signal = () => {
  let give = () => {}
  const given = new Promise<void>(resolve => {
    give = resolve
  })
  return { give, given }
}

/** A fake location service. */
export const fakeLocationService = (): FakeLocationService => {
  let held: { onAsked: () => void; answered: Promise<void> } | null = null
  const service: FakeLocationService = {
    asked: [],
    says: null,
    isDown: false,
    hold() {
      const [asked, answered] = [signal(), signal()]
      held = { onAsked: asked.give, answered: answered.given }
      return { isAsked: asked.given, answer: answered.give }
    },
    provider: {
      async check(reading, subject) {
        service.asked.push({ ...reading, subject })
        const waiting = held
        held = null
        waiting?.onAsked()
        await waiting?.answered
        if (service.isDown) throw new Error('The location service is down.')
        return service.says ?? reading
      },
    },
  }
  return service
}
