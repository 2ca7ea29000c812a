import type { Leg, Transfer } from '../kernel/ledger/index.ts'
import type { DemoPlayer } from './demoPlayers.ts'

/** Something that a demo player did in the past. */
export interface DemoEvent {
  key: string
  daysAgo: number
  transfer: Transfer
}

const EARNED = [
  ['scratcherTicket', 500],
  ['scratcherTicket', 250],
  ['drawTicket', 400],
  ['survey', 300],
  ['fastPlayTicket', 150],
  ['quiz', 200],
] as const

/** Every nine days over most of a year. */
const VISITS = 36
const DAYS_BETWEEN = 9
const STEPS_PER_CHANGE = 2
const POINTS_PER_STEP = 100
const TOKENS_PER_STEP = 10
const LOUNGE_BONUS = 50

const grant = (playerId: string, entry: string, currency: Leg['currency'], amount: number): Transfer => ({
  kind: 'GRANT',
  description: `history.entry.${entry}`,
  legs: [{ from: { house: 'grants' }, to: { playerId }, currency, amount }],
})

const exchange = (playerId: string): Transfer => ({
  kind: 'EXCHANGE',
  description: 'history.entry.exchange',
  legs: [
    {
      from: { playerId },
      to: { house: 'exchange' },
      currency: 'points',
      amount: STEPS_PER_CHANGE * POINTS_PER_STEP,
    },
    {
      from: { house: 'exchange' },
      to: { playerId },
      currency: 'tokens',
      amount: STEPS_PER_CHANGE * TOKENS_PER_STEP,
    },
  ],
})

/** A year of small events; the first one makes up for what they do not add up to. */
const longHistory = (playerId: string, points: number, tokens: number): DemoEvent[] => {
  const events: DemoEvent[] = []
  let pointsMoved = 0
  let tokensMoved = 0
  for (let visit = 1; visit <= VISITS; visit += 1) {
    const daysAgo = (VISITS - visit) * DAYS_BETWEEN + 1
    const [entry, amount] = EARNED[visit % EARNED.length] ?? EARNED[0]
    events.push({ key: `visit-${visit}`, daysAgo, transfer: grant(playerId, entry, 'points', amount) })
    pointsMoved += amount
    if (visit % 3 !== 0) continue
    events.push({
      key: `bonus-${visit}`,
      daysAgo,
      transfer: grant(playerId, 'dailyBonus', 'tokens', LOUNGE_BONUS),
    })
    events.push({ key: `change-${visit}`, daysAgo, transfer: exchange(playerId) })
    pointsMoved -= STEPS_PER_CHANGE * POINTS_PER_STEP
    tokensMoved += LOUNGE_BONUS + STEPS_PER_CHANGE * TOKENS_PER_STEP
  }
  const start = VISITS * DAYS_BETWEEN + 10
  return [
    {
      key: 'points',
      daysAgo: start,
      transfer: grant(playerId, 'secondChance', 'points', points - pointsMoved),
    },
    {
      key: 'tokens',
      daysAgo: start,
      transfer: grant(playerId, 'loungeGift', 'tokens', tokens - tokensMoved),
    },
    ...events,
  ]
}

const shortHistory = (playerId: string, points: number, tokens: number): DemoEvent[] => [
  ...(points > 0
    ? [
        {
          key: 'points',
          daysAgo: 2,
          transfer: grant(playerId, 'welcome', 'points', points),
        },
      ]
    : []),
  ...(tokens > 0
    ? [
        {
          key: 'tokens',
          daysAgo: 2,
          transfer: grant(playerId, 'loungeGift', 'tokens', tokens),
        },
      ]
    : []),
]

/** How the player came to hold what the demo world says, oldest first. */
export const historyOf = ({ points, tokens, hasHistory }: DemoPlayer, playerId: string): DemoEvent[] =>
  hasHistory ? longHistory(playerId, points, tokens) : shortHistory(playerId, points, tokens)
