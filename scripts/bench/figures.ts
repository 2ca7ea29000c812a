/**
 * The goal of a figure, and its yardstick. Machines differ; a share of a yardstick that is measured in the same run
 * does not.
 */
export interface Figure {
  readonly name: string
  readonly yardstick: string
  readonly goal: number
  /** Whether more is better, as of requests per second, or less, as of a duration. */
  readonly better: 'more' | 'less'
  readonly unit: 'ratio' | 'ms' | 'shift'
}

export const figures = {
  redemption: {
    name: 'a redemption over HTTP, 32 connections',
    yardstick: 'the bare transaction of three statements',
    goal: 0.9,
    better: 'more',
    unit: 'ratio',
  },
  redemptionSlowest: {
    name: 'the slowest of 100 redemptions (p99)',
    yardstick: 'the bare transaction, on average',
    goal: 2.3,
    better: 'less',
    unit: 'ratio',
  },
  redemptionProcessor: {
    name: 'processor time of a redemption',
    yardstick: 'of the bare transaction',
    goal: 1.11,
    better: 'less',
    unit: 'ratio',
  },
  rowRead: {
    name: 'a balance read over HTTP',
    yardstick: 'the bare read of that row',
    goal: 0.5,
    better: 'more',
    unit: 'ratio',
  },
  rowReadProcessor: {
    name: 'processor time of a balance read',
    yardstick: 'of the bare read',
    goal: 2,
    better: 'less',
    unit: 'ratio',
  },
  headers: {
    name: 'an answer with every security header',
    yardstick: 'the bare framework, no header',
    goal: 0.7,
    better: 'more',
    unit: 'ratio',
  },
  longHistory: {
    name: 'first page of 1,000,000 history rows',
    yardstick: 'of 1,000 rows',
    goal: 1.5,
    better: 'less',
    unit: 'ratio',
  },
  deepHistory: {
    name: 'a page from the middle of 1,000,000 rows',
    yardstick: 'from the middle of 1,000',
    goal: 1.5,
    better: 'less',
    unit: 'ratio',
  },
  growthOfReads: {
    name: 'cost of a balance read, 10 × the players',
    yardstick: 'among a tenth',
    goal: 1.15,
    better: 'less',
    unit: 'ratio',
  },
  growthOfRedemptions: {
    name: 'cost of a redemption, 10 × the players',
    yardstick: 'among a tenth',
    goal: 1.15,
    better: 'less',
    unit: 'ratio',
  },
  mount: {
    name: 'mounting 500 ticket cards',
    yardstick: 'the same card in plain React',
    goal: 1.25,
    better: 'less',
    unit: 'ratio',
  },
  rerender: {
    name: 're-rendering 500 ticket cards',
    yardstick: 'the same card in plain React',
    goal: 1.25,
    better: 'less',
    unit: 'ratio',
  },
  serverCards: {
    name: '60 ticket cards as HTML on the server',
    yardstick: 'the same card in plain React',
    goal: 1.5,
    better: 'less',
    unit: 'ratio',
  },
  lateDialog: {
    name: 'opening a dialog whose code comes late, at least',
    yardstick: 'the same dialog, loaded with its page',
    goal: 1,
    better: 'less',
    unit: 'ratio',
  },
  filtering: {
    name: 'longest task, narrowing 10,000 history rows',
    yardstick: 'on a cheap phone, choosing',
    goal: 50,
    better: 'less',
    unit: 'ms',
  },
  homePaint: paint('/'),
  homeBlocking: blocking('/'),
  homeShift: shift('/'),
  loginPaint: paint('/login'),
  loginBlocking: blocking('/login'),
  loginShift: shift('/login'),
} as const satisfies Record<string, Figure>

export type FigureName = keyof typeof figures

function paint(path: string): Figure {
  const name = `largest paint of ${path} (LCP, slow phone)`
  return { name, yardstick: 'the page as static HTML', goal: 1.25, better: 'less', unit: 'ratio' }
}

function blocking(path: string): Figure {
  const name = `time ${path} is blocked (TBT, slow phone)`
  return { name, yardstick: 'the page as static HTML', goal: 100, better: 'less', unit: 'ms' }
}

function shift(path: string): Figure {
  const name = `what moves while ${path} loads (CLS)`
  return { name, yardstick: 'the page as static HTML', goal: 0, better: 'less', unit: 'shift' }
}

/** One figure of this run: the value to compare with the goal, and what was measured on both sides. */
export interface Measured {
  readonly figure: FigureName
  readonly value: number
  readonly ours: string
  readonly yardstick: string
  /** The value of each round, which shows their spread. */
  readonly rounds: readonly number[]
}

export const isReached = ({ better, goal }: Figure, value: number): boolean =>
  better === 'more' ? value >= goal : value <= goal

export function shown(unit: Figure['unit'], value: number): string {
  if (unit === 'ratio') return `${value.toFixed(2)} ×`
  return unit === 'ms' ? `${value.toFixed(1)} ms` : value.toFixed(3)
}
