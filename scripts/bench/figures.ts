import type { ValueCall } from '../../apps/server/test/valueCalls/valueCalls.ts'

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

/** What is measured of each call that moves value, and which share of the bare transaction's speed it has to reach. */
const valueCalls: Record<ValueCall, readonly [name: string, goal: number]> = {
  conversion: ['a conversion of points', 0.75],
  dailyBonus: ['a daily bonus', 0.75],
  standardReward: ['a redemption of a STANDARD reward', 0.45],
  coupon: ['a redemption of one of 20 coupons', 0.45],
  drawEntry: ['an entry in one of 20 draws for points', 0.45],
  partnerReward: ['a redemption of a partner’s reward', 0.3],
  gameplayReward: ['a reward’s game, its round opened by a maker', 0.3],
  loungeEntry: ['an entry in one of 20 drawings for tokens', 0.3],
  freeEntry: ['a free entry, its captcha checked', 0.3],
  arcadePlay: ['an arcade play, its round opened by a maker', 0.45],
  arcadeEnd: ['the end of an arcade play that won', 0.3],
  activityPlay: ['an activity’s game, its round opened by a maker', 0.3],
  activityCredit: ['a credit for a link', 0.3],
  ticket: ['a ticket, judged by the central system', 0.45],
  promoCode: ['a redemption of one of 50 promo codes', 0.3],
  surveyAnswer: ['a survey answered', 0.3],
  order: ['an order, its payment opened by the provider', 0.45],
  orderSettlement: ['a notice that an order is paid', 0.3],
}

export const figures = {
  ...valueFigures(),
  conversionProcessor: {
    name: 'processor time of a conversion',
    yardstick: 'of the bare transaction',
    goal: 1.33,
    better: 'less',
    unit: 'ratio',
  },
  wantedCoupon: {
    name: 'a redemption of one coupon that all want',
    yardstick: 'of one of 20 coupons',
    goal: 0.8,
    better: 'more',
    unit: 'ratio',
  },
  fairness: {
    name: 'others’ requests beside 400 redemptions of one player at once (p99)',
    yardstick: 'beside 400 reads of one player at once',
    goal: 2,
    better: 'less',
    unit: 'ratio',
  },
  twoServers: servers('two'),
  threeServers: servers('three'),
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
  growthOfConversions: {
    name: 'cost of a conversion, 10 × the players',
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
  pagesOnNewestPostgres: pagesOn('newest'),
  pagesOnOldestPostgres: pagesOn('oldest'),
  homePaint: paint('/'),
  homeBlocking: blocking('/'),
  homeShift: shift('/'),
  loginPaint: paint('/login'),
  loginBlocking: blocking('/login'),
  loginShift: shift('/login'),
} as const satisfies Record<string, Figure>

export type FigureName = keyof typeof figures

/** Each call over HTTP with 32 connections: its throughput, and its p99. */
function valueFigures() {
  const yardstick = 'the bare transaction of three statements'
  return Object.fromEntries(
    Object.entries(valueCalls).flatMap(([call, [name, goal]]): [string, Figure][] => [
      [call, { name, yardstick, goal, better: 'more', unit: 'ratio' }],
      [
        `${call}Slowest`,
        { name: `its slowest of 100 (p99)`, yardstick, goal: 3, better: 'less', unit: 'ratio' },
      ],
    ]),
  ) as Record<ValueCall | `${ValueCall}Slowest`, Figure>
}

function servers(count: 'two' | 'three'): Figure {
  const name = `redemptions over ${count} servers, one machine`
  return { name, yardstick: 'over one server', goal: 0.9, better: 'more', unit: 'ratio' }
}

function pagesOn(version: 'newest' | 'oldest'): Figure {
  const name = `slowest public page, ${version} PostgreSQL`
  return { name, yardstick: 'on the embedded database', goal: 3, better: 'less', unit: 'ratio' }
}

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
