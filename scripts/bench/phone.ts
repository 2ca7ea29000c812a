import type { Browser } from 'playwright'
import { openBarePage } from './barePage.ts'
import { median } from './statistics.ts'

/** The index of a cheap phone (a Moto G Power of 2022), as DevTools throttles a page to one. */
const PHONE_INDEX = 264
const TRIES = 7
const TRY_MS = 100

/**
 * How many times slower a cheap phone is than this browser now. Throttled by it, a time in milliseconds means the
 * same on every machine.
 */
export async function slowdownToPhone(browser: Browser): Promise<number> {
  const page = await openBarePage(browser)
  try {
    const tries: number[] = []
    for (let made = 0; made < TRIES; made += 1)
      tries.push(await page.read<number>(`(${speedIndex.toString()})(${TRY_MS})`))
    return slowdownFrom(tries)
  } finally {
    await page.close()
  }
}

/** Drops the first try, which warms up the browser. */
export const slowdownFrom = ([, ...indexes]: readonly number[]): number =>
  Math.max(1, median(indexes) / PHONE_INDEX)

/**
 * Lighthouse's benchmark index, the mean of two: how many strings of ten thousand letters are concatenated in a tenth
 * of a second, and how many arrays of a hundred thousand numbers are copied. Runs in the page; passed as source text.
 */
function speedIndex(lasting: number): number {
  const runsInTenthSecond = (make: (turn: number) => void): number => {
    const begun = performance.now()
    let turns = 0
    let taken = 0
    for (; taken < lasting; taken = performance.now() - begun)
      for (const end = turns + 10; turns < end; turns += 1) make(turns)
    return (turns / taken) * 100
  }
  const texts = runsInTenthSecond(() => {
    let text = ''
    for (let letters = 0; letters < 10_000; letters += 1) text += 'a'
    if (text.length !== 10_000) throw new Error('Letters were lost.')
  })
  const numbers = Array.from({ length: 100_000 }, (_, n) => n)
  const pair: readonly [number[], number[]] = [numbers, [...numbers]]
  const copies = runsInTenthSecond(turn => {
    const [from, to] = turn % 2 === 0 ? pair : [pair[1], pair[0]]
    for (let at = 0; at < from.length; at += 1) to[at] = from[at] ?? 0
  })
  return (texts + copies) / 2
}
