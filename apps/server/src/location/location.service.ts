import {
  ARIZONA,
  isInArea,
  locationOutcome,
  type DeviceReading,
  type LocationCheck,
} from '@players-club/domain-models'
import type { Clock } from '../kernel/clock/index.ts'
import type { Database, Tx } from '../kernel/database/index.ts'
import { ProblemError, tooManyRequests } from '../kernel/http/problem.ts'
import { takeTry } from '../kernel/rateLimits/index.ts'
import { subjectOf, type Secrets } from '../kernel/secrets/index.ts'
import type { LocationProvider } from '../providers/index.ts'
import { locationPasses } from './location.tables.ts'

const CHECKS = { door: 'location-checks', limit: 60, windowMs: 60 * 60_000 }

export interface LocationDeps {
  database: Database
  clock: Clock
  secrets: Secrets
  provider: LocationProvider | null
  onUnreachable: (error: unknown) => void
}

/** Where players are, as far as it matters: in the state or not. */
export const createLocation = ({ database, clock, secrets, provider, onUnreachable }: LocationDeps) => {
  /** What the service says; null where it says nothing. */
  const ask = async (playerId: string, reading: DeviceReading): Promise<LocationCheck | null> => {
    try {
      if (!provider) throw new Error('No location service is configured.')
      const { permission, position } = await provider.check(reading, playerId)
      const isInRegion = position !== null && isInArea(position, ARIZONA)
      return { permission, isAvailable: position !== null, isInRegion }
    } catch (error) {
      onUnreachable(error)
      return null
    }
  }

  const keep = async (tx: Tx, playerId: string, isInRegion: boolean): Promise<void> => {
    const pass = { isInRegion, checkedAt: clock.now() }
    await tx
      .insert(locationPasses)
      .values({ playerId, ...pass })
      .onConflictDoUpdate({ target: locationPasses.playerId, set: pass })
  }

  return {
    /** Asks the service about what a browser says, and remembers for a while whether the player may go on. */
    async check(playerId: string, reading: DeviceReading): Promise<LocationCheck> {
      const now = clock.now()
      const taken = await database.unitOfWork(tx => takeTry(tx, CHECKS, subjectOf(secrets, playerId), now))
      if (!taken.isAllowed) throw tooManyRequests(taken.resetsAt, now)
      const check = await ask(playerId, reading)
      await database.unitOfWork(tx => keep(tx, playerId, locationOutcome(check) === 'inRegion'))
      if (!check) throw new ProblemError(503)
      return check
    },
  }
}

export type Location = ReturnType<typeof createLocation>
