/** A request that moves value. */
export interface Operation {
  /** What its effect is found by: its idempotency key, or the order that it settles. */
  readonly subject: string
  /** What it adds to the player's balances. */
  readonly points: number
  readonly tokens: number
}

/** What the database has at the end. */
export interface Evidence {
  /** The subject of each effect: as often as it happened. */
  readonly effects: readonly string[]
  /** The balances of all players together. */
  readonly points: number
  readonly tokens: number
  readonly underFloor: number
  /** Faults of the ledger: postings that do not sum to zero, and balances that are not the sum of their postings. */
  readonly unbalanced: number
  readonly codesHandedOutTwice: number
}

export interface Counts extends Omit<Evidence, 'effects' | 'points' | 'tokens'> {
  /** Acknowledged, and without an effect. */
  readonly lost: number
  /** Effects beyond the one that was asked for. */
  readonly doubled: number
  /** By how much the balances of all players differ from what was acknowledged. */
  readonly pointsAstray: number
  readonly tokensAstray: number
}

/** Compares what was acknowledged with what the database has. Every count has to be 0. */
export function judge(
  acknowledged: readonly Operation[],
  before: Pick<Evidence, 'points' | 'tokens'>,
  { effects, points, tokens, ...faults }: Evidence,
): Counts {
  const asked = new Set(acknowledged.map(({ subject }) => subject))
  const done = new Set(effects)
  const sum = (currency: 'points' | 'tokens') =>
    acknowledged.reduce((total, operation) => total + operation[currency], before[currency])
  return {
    lost: [...asked].filter(subject => !done.has(subject)).length,
    doubled: effects.length - done.size + [...done].filter(subject => !asked.has(subject)).length,
    pointsAstray: Math.abs(points - sum('points')),
    tokensAstray: Math.abs(tokens - sum('tokens')),
    ...faults,
  }
}

export const isClean = (counts: Counts): boolean => Object.values(counts).every(count => count === 0)
