import { integer, min, type, type Infer } from 'superstruct'
import type { DigitalPrize } from '../activities/digitalGame.ts'

/** An outcome of an arcade game: a multiple of the wager, and its probability. */
export const arcadeChance = type({ times: min(integer(), 0), weight: min(integer(), 1) })
/** An outcome of an arcade game: a multiple of the wager, and its probability. */
export type ArcadeChance = Infer<typeof arcadeChance>

/** What a play for this wager can win, and how often. */
export const prizesFor = (chances: readonly ArcadeChance[], wager: number): DigitalPrize[] =>
  chances.map(({ times, weight }) => ({ amount: times * wager, weight }))

/** Which part of all that is wagered comes back in the long run: 0.92 is 92 of a hundred tokens. */
export function returnOf(chances: readonly ArcadeChance[]): number {
  const plays = chances.reduce((sum, { weight }) => sum + weight, 0)
  return chances.reduce((sum, { times, weight }) => sum + times * weight, 0) / plays
}
