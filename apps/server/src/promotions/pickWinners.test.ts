import { expect, test } from 'vitest'
import { pickNumber, pickWinners, skipTaken } from './pickWinners.ts'

const seedOf = (number: number) => {
  const seed = Buffer.alloc(32)
  seed.writeUInt32BE(number)
  return seed
}

test('a pick is the same for the same seed, and within the range of entries', () => {
  for (let pick = 1; pick <= 200; pick += 1) {
    const number = pickNumber(seedOf(7), pick, 13)
    expect(number).toBe(pickNumber(seedOf(7), pick, 13))
    expect(number).toBeGreaterThanOrEqual(1)
    expect(number).toBeLessThanOrEqual(13)
  }
  expect(pickNumber(seedOf(7), 1, 1)).toBe(1)
})

test('each number is equally likely', () => {
  const counts = Array.from({ length: 10 }, () => 0)
  const picks = 20_000
  for (let seed = 0; seed < picks; seed += 1) {
    const number = pickNumber(seedOf(seed), 1, 10)
    counts[number - 1] = (counts[number - 1] ?? 0) + 1
  }
  // Chi square with nine degrees of freedom exceeds 27.9 once in a thousand. The seeds are fixed, and so is the result.
  const expected = picks / 10
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  expect(chiSquare).toBeLessThan(27.9)
})

test.each([
  [1, [], 1],
  [1, [{ lastNumber: 1, entries: 1 }], 2],
  [3, [{ lastNumber: 5, entries: 2 }], 3],
  [4, [{ lastNumber: 5, entries: 2 }], 6],
  [
    1,
    [
      { lastNumber: 4, entries: 2 },
      { lastNumber: 2, entries: 2 },
    ],
    5,
  ],
])('entry %d without %j is number %d', (nth, taken, number) => {
  expect(skipTaken(nth, taken)).toBe(number)
})

/** Finds the player of an entry, for players with these numbers of entries in a row. */
const finderOf = (held: readonly number[]) => (entryNumber: number) => {
  let lastNumber = 0
  for (const [winner, entries] of held.entries()) {
    lastNumber += entries
    if (entryNumber <= lastNumber) return Promise.resolve({ winner, ranges: [{ lastNumber, entries }] })
  }
  throw new Error(`There is no entry ${entryNumber}.`)
}

test('no player wins twice, and there are at most as many winners as players', async () => {
  const picks = await pickWinners(
    { seed: seedOf(1), entries: 1_000_002, places: 5 },
    finderOf([1, 1_000_000, 1]),
  )
  expect(picks.map(({ winner }) => winner).toSorted((a, b) => a - b)).toEqual([0, 1, 2])
  expect(picks.map(({ pick }) => pick)).toEqual([1, 2, 3])
  expect(await pickWinners({ seed: seedOf(1), entries: 0, places: 5 }, finderOf([]))).toEqual([])
})

test('a player with three times the entries wins three times as often', async () => {
  let wins = 0
  const draws = 4_000
  for (let seed = 0; seed < draws; seed += 1) {
    const [first] = await pickWinners({ seed: seedOf(seed), entries: 40, places: 1 }, finderOf([10, 30]))
    if (first?.winner === 1) wins += 1
  }
  expect(wins / draws).toBeGreaterThan(0.72)
  expect(wins / draws).toBeLessThan(0.78)
})
