import { prizeOfLot, type DigitalPrize } from '@players-club/domain-models'
import { HOUR_MS } from '../kernel/clock/durations.ts'
import { newId } from '../kernel/ids/newId.ts'
import { requireAttempt } from '../kernel/limits/rateLimits.ts'
import type { Secrets } from '../kernel/secrets/secrets.ts'
import type { ServiceDeps } from '../kernel/ServiceDeps.ts'
import type { DigitalRounds, OpenRound } from './digitalRounds.ts'

export interface FunRoundsDeps extends ServiceDeps {
  secrets: Secrets
  rounds: DigitalRounds
}

/** Each fun play makes a maker open an unpaid round. */
const FUN_PLAYS = { bucket: 'digital-fun', limit: 120, windowMs: HOUR_MS }

export interface WantedFunRound {
  playerId: string
  gameId: string
  prizes: readonly DigitalPrize[]
}

/**
 * Fun rounds, rate limited by player. Their outcome comes from another random source than that of paid plays and is not
 * stored, so that it reveals nothing about paid plays.
 */
export const createFunRounds = ({ database, clock, secrets, rounds }: FunRoundsDeps) => ({
  async open({ playerId, gameId, prizes }: WantedFunRound): Promise<OpenRound> {
    const now = clock.now()
    await requireAttempt(database, FUN_PLAYS, { playerId, secrets, now })
    const prize = prizeOfLot(prizes, Math.random())
    return rounds.open({ gameId, reference: newId(now), prize, prizes })
  },
})

export type FunRounds = ReturnType<typeof createFunRounds>
