import type { FigureName, Measured } from './figures.ts'
import type { Burst } from './load.ts'
import { leastMedian, median, percentile, type Sides } from './statistics.ts'

/** The median of the rounds' shares: our requests per second over the yardstick's. */
export function shareOfSpeed(figure: FigureName, rounds: readonly Sides<Burst>[]): Measured {
  const shares = rounds.map(({ ours, yardstick }) => ours.perSecond / yardstick.perSecond)
  return {
    figure,
    value: median(shares),
    ours: `${Math.round(median(rounds.map(({ ours }) => ours.perSecond)))}/s`,
    yardstick: `${Math.round(median(rounds.map(({ yardstick }) => yardstick.perSecond)))}/s`,
    rounds: shares,
  }
}

/** The median of the rounds' ratios: our time over the yardstick's. */
export function ratioOfTimes(figure: FigureName, rounds: readonly Sides<number>[]): Measured {
  const ratios = rounds.map(({ ours, yardstick }) => ours / yardstick)
  return {
    figure,
    value: median(ratios),
    ours: shownTime(median(rounds.map(({ ours }) => ours))),
    yardstick: shownTime(median(rounds.map(({ yardstick }) => yardstick))),
    rounds: ratios,
  }
}

/**
 * For a side that has to be as quick as the other: the certain part of its slowdown (the lower bound of the median).
 */
export const ratioAtLeast = (measured: Measured): Measured => ({
  ...measured,
  value: leastMedian(measured.rounds),
})

/** Rounds to three digits. */
const shownTime = (ms: number): string =>
  ms < 1 ? `${Math.round(ms * 1_000)} µs` : `${ms.toPrecision(3)} ms`

/**
 * The ratio of processor times, which other load on the machine hardly changes; nothing where the system does not
 * report them.
 */
export function ratioOfProcessorTimes(figure: FigureName, rounds: readonly Sides<Burst>[]): Measured[] {
  const reported = rounds.flatMap(({ ours, yardstick }) =>
    ours.processorMs === undefined || yardstick.processorMs === undefined
      ? []
      : [{ ours: ours.processorMs, yardstick: yardstick.processorMs }],
  )
  return reported.length === 0 ? [] : [ratioOfTimes(figure, reported)]
}

export const slowestOf100 = ({ latencies }: Burst): number => percentile(latencies, 0.99)
