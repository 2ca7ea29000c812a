import type { Clock } from '@players-club/domain-models'

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() }
