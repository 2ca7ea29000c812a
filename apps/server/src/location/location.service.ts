import {
  locationOutcome,
  type DeviceReading,
  type LocationCheck,
  type LocationOutcome,
} from '@players-club/domain-models'
import { gt, lte, or } from 'drizzle-orm'
import { HOUR_MS } from '../kernel/clock/durations.ts'
import type { Territory } from '../kernel/config/territoryFile.ts'
import type { Tx } from '../kernel/database/index.ts'
import { Refusal } from '../kernel/http/problem.ts'
import { requireAttempt } from '../kernel/limits/rateLimits.ts'
import { providerSubjectOf, type Secrets } from '../kernel/secrets/secrets.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import type { LocationProvider } from '../providers/index.ts'
import { isInTerritory } from './isInTerritory.ts'
import { locationPasses } from './location.tables.ts'
import { PASS_MS } from './requireLocation.ts'

const CHECKS = { bucket: 'location-checks', limit: 60, windowMs: HOUR_MS }

export interface LocationDeps extends ServiceDeps {
  secrets: Secrets
  territory: Territory
  provider: LocationProvider | null
  onUnreachable: (error: unknown) => void
}

/** The region by a check: a device that refuses or has no position is not reported as out of state. */
const regionOf = (outcome: LocationOutcome): boolean | null => {
  if (outcome === 'inRegion') return true
  return outcome === 'notInRegion' ? false : null
}

/** Whether players are in the state. */
export const createLocation = (deps: LocationDeps) => {
  const { database, clock, secrets, territory, provider, onUnreachable } = deps
  const ask = async (playerId: string, reading: DeviceReading): Promise<LocationCheck> => {
    try {
      if (!provider) throw new Error('No location service is configured.')
      const { permission, position } = await provider.check(
        reading,
        providerSubjectOf(secrets, 'location', playerId),
      )
      const isInRegion = position !== null && isInTerritory(position, territory)
      return { permission, isAvailable: position !== null, isInRegion }
    } catch (error) {
      onUnreachable(error)
      throw new Refusal('location.checkFailed')
    }
  }

  /**
   * The later question of two parallel checks counts, in whichever order their answers arrive. One from the future is of
   * before the clock was set back, and counts no more.
   */
  const keep = async (tx: Tx, playerId: string, check: LocationCheck, checkedAt: Date): Promise<void> => {
    const pass = { isInRegion: regionOf(locationOutcome(check)), checkedAt }
    await tx
      .insert(locationPasses)
      .values({ playerId, ...pass })
      .onConflictDoUpdate({
        target: locationPasses.playerId,
        set: pass,
        setWhere: or(
          lte(locationPasses.checkedAt, checkedAt),
          gt(locationPasses.checkedAt, new Date(checkedAt.getTime() + PASS_MS)),
        ),
      })
  }

  return {
    /**
     * Asks the location service about a browser's reading, and stores the verdict for the request that follows. A failed check stores
     * nothing: the verdict before stays valid.
     */
    async check(playerId: string, reading: DeviceReading): Promise<LocationCheck> {
      const now = clock.now()
      await requireAttempt(database, CHECKS, { playerId, secrets, now })
      const check = await ask(playerId, reading)
      await database.unitOfWork(tx => keep(tx, playerId, check, now))
      return check
    },
  }
}

export type Location = ReturnType<typeof createLocation>
