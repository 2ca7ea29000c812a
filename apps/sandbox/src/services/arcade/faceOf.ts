import { createHash } from 'node:crypto'
import type { Kind } from './games.ts'
import type { Prize } from './Round.ts'
import { segmentsOf } from './segmentsOf.ts'
import { SYMBOLS } from './symbols.ts'

const SPINS = 3
const PLACES = 9
const ALIKE = 3

type SpinResult = { symbols: number[]; amount: number }

type Outcome = { kind: Kind; prize: number; prizes: readonly Prize[]; seed: string }

/** Pseudo-random numbers from 0 up to a bound: the same seed gives the same sequence. */
function numbersOf(seed: string) {
  let asked = 0
  return (bound: number) => {
    asked += 1
    return createHash('sha256').update(`${seed}:${asked}`).digest().readUInt32BE() % bound
  }
}

function shuffled<T>(things: readonly T[], randomBelow: (bound: number) => number): T[] {
  const left = [...things]
  return things.flatMap(() => left.splice(randomBelow(left.length), 1))
}

/** Which symbol means which prize, independent of the round's outcome; the last symbols mean none. */
const paytableOf = (prize: number, prizes: readonly Prize[]) =>
  [...new Set([...prizes.map(({ amount }) => amount), prize])]
    .filter(amount => amount > 0)
    .sort((one, other) => other - one)
    .map((amount, symbol) => ({ symbol, amount }))

/** Picks symbols of which no three are alike, and none of which is `without`. */
function pickMixed(
  count: number,
  without: number | undefined,
  randomBelow: (bound: number) => number,
): number[] {
  const pairs = SYMBOLS.flatMap((_, symbol) => (symbol === without ? [] : [symbol, symbol]))
  return shuffled(pairs, randomBelow).slice(0, count)
}

function spins({ prize }: Outcome, winner: number | undefined, randomBelow: (bound: number) => number) {
  const winning = randomBelow(SPINS)
  return Array.from({ length: SPINS }, (_, spin): SpinResult => {
    if (winner !== undefined && spin === winning)
      return { symbols: Array.from({ length: ALIKE }, () => winner), amount: prize }
    return { symbols: pickMixed(ALIKE, undefined, randomBelow), amount: 0 }
  })
}

function places({ prize }: Outcome, winner: number | undefined, randomBelow: (bound: number) => number) {
  const alike = winner === undefined ? [] : Array.from({ length: ALIKE }, () => winner)
  const rest = pickMixed(PLACES - alike.length, winner, randomBelow)
  return [{ symbols: shuffled([...alike, ...rest], randomBelow), amount: prize }]
}

/** The wheel has one field for each outcome, and stops at one with the prize. */
function wheel(
  { prize, prizes }: Outcome,
  winner: number | undefined,
  randomBelow: (bound: number) => number,
) {
  const segments = segmentsOf(prizes)
  const worth = segments.flatMap(({ amount }, index) => (amount === prize ? [index] : []))
  const stop = worth[randomBelow(worth.length)] ?? 0
  return { segments, stop, spinResults: [{ symbols: [winner ?? SYMBOLS.length - 1], amount: prize }] }
}

/** The symbols of an outcome: they show its prize, and nothing that could be taken for another prize. */
export function faceOf(outcome: Outcome): string {
  const { kind, prize, prizes, seed } = outcome
  const randomBelow = numbersOf(seed)
  const paytable = paytableOf(prize, prizes)
  const winner = prize > 0 ? paytable.find(({ amount }) => amount === prize)?.symbol : undefined
  const shown =
    kind === 'wheel'
      ? wheel(outcome, winner, randomBelow)
      : { spinResults: (kind === 'spin' ? spins : places)(outcome, winner, randomBelow) }
  return JSON.stringify({ ...shown, paytable, amount: prize })
}
