import type { FigureName, Measured } from './figures.ts'
import type { Burst } from './load.ts'
import { leastMedian, median, percentile, type Sides } from './statistics.ts'

/** Median of the rounds' shares: our requests a second over the yardstick's. */
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

/** Median of the rounds' ratios: the time one of ours takes over the yardstick's. */
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

/** For what is to be as quick as something else: by how much it is slower for certain, as far as the rounds can tell. */
export const ratioAtLeast = (measured: Measured): Measured => ({
  ...measured,
  value: leastMedian(measured.rounds),
})

/** In three digits. */
const shownTime = (ms: number): string =>
  ms < 1 ? `${Math.round(ms * 1_000)} µs` : `${ms.toPrecision(3)} ms`

/** The same by processor time, which another load on the machine hardly changes; nothing where it is not told. */
export function ratioOfProcessorTimes(figure: FigureName, rounds: readonly Sides<Burst>[]): Measured[] {
  const told = rounds.flatMap(({ ours, yardstick }) =>
    ours.processorMs === undefined || yardstick.processorMs === undefined
      ? []
      : [{ ours: ours.processorMs, yardstick: yardstick.processorMs }],
  )
  return told.length === 0 ? [] : [ratioOfTimes(figure, told)]
}

export const slowestOf100 = ({ latencies }: Burst): number => percentile(latencies, 0.99)
