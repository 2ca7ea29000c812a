import { createHmac } from 'node:crypto'

/** Consecutive entries of one player, by the number of the last. */
export interface EntryRange {
  lastNumber: number
  entries: number
}

const BYTES = 6
const NUMBERS = 2 ** (8 * BYTES)

/** A number from 1 to `count`, uniformly distributed, and always the same for the same seed and pick. */
export function pickNumber(seed: Uint8Array, pick: number, count: number): number {
  // The last, incomplete range would favour low numbers: a number in it is picked again.
  const fair = NUMBERS - (NUMBERS % count)
  for (let round = 1; ; round += 1) {
    const value = createHmac('sha256', seed).update(`${pick}:${round}`).digest().readUIntBE(0, BYTES)
    if (value < fair) return (value % count) + 1
  }
}

/** The number of the nth entry when those that cannot be picked are left out. */
export function skipTaken(nth: number, taken: readonly EntryRange[]): number {
  let number = nth
  for (const { lastNumber, entries } of taken.toSorted((one, other) => one.lastNumber - other.lastNumber)) {
    if (lastNumber - entries + 1 > number) break
    number += entries
  }
  return number
}

export interface Pick<Winner> {
  pick: number
  entryNumber: number
  winner: Winner
}

/** The number of picks so far, and the entries that cannot be picked: of their winners, and of excluded players. */
export interface Picked {
  picks: number
  taken: readonly EntryRange[]
}

/**
 * Picks different winners, each remaining entry with the same chance; fewer if there are not enough players. The seed
 * decides everything, so that anyone who has it gets the same winners, at once or in steps.
 */
export async function pickWinners<Winner>(
  { seed, entries, places }: { seed: Uint8Array; entries: number; places: number },
  findWinner: (entryNumber: number) => Promise<{ winner: Winner; ranges: readonly EntryRange[] }>,
  before: Picked = { picks: 0, taken: [] },
): Promise<Pick<Winner>[]> {
  const picks: Pick<Winner>[] = []
  const taken = [...before.taken]
  let left = entries - countOf(taken)
  while (picks.length < places && left > 0) {
    const pick = before.picks + picks.length + 1
    const entryNumber = skipTaken(pickNumber(seed, pick, left), taken)
    const { winner, ranges } = await findWinner(entryNumber)
    picks.push({ pick, entryNumber, winner })
    taken.push(...ranges)
    left -= countOf(ranges)
  }
  return picks
}

const countOf = (ranges: readonly EntryRange[]): number =>
  ranges.reduce((total, range) => total + range.entries, 0)
