import type { Leg, Transfer } from '../kernel/ledger/index.ts'
import type { DemoPlayer } from './demoPlayers.ts'

/** Something that a demo player did in the past. */
export interface DemoEvent {
  key: string
  daysAgo: number
  transfer: Transfer
}

const EARNED = [
  ['Scratchers ticket: Copper Nuggets', 500],
  ['Scratchers ticket: Desert Gold', 250],
  ['Draw game ticket: Copper Millions', 400],
  ['Survey: your favorite games', 300],
  ['Fast Play ticket: Saguaro Sevens', 150],
  ['Quiz: lottery history', 200],
] as const

/** Every nine days over most of a year. */
const VISITS = 36
const DAYS_BETWEEN = 9
const STEPS_PER_CHANGE = 2
const POINTS_PER_STEP = 100
const TOKENS_PER_STEP = 10
const LOUNGE_BONUS = 50

const grant = (
  playerId: string,
  description: string,
  currency: Leg['currency'],
  amount: number,
): Transfer => ({
  kind: 'GRANT',
  description,
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
    const [description, amount] = EARNED[visit % EARNED.length] ?? EARNED[0]
    events.push({ key: `visit-${visit}`, daysAgo, transfer: grant(playerId, description, 'points', amount) })
    pointsMoved += amount
    if (visit % 3 !== 0) continue
    events.push({
      key: `bonus-${visit}`,
      daysAgo,
      transfer: grant(playerId, 'Lucky Lounge daily bonus', 'tokens', LOUNGE_BONUS),
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
      transfer: grant(playerId, 'Second chance draw: first prize', 'points', points - pointsMoved),
    },
    {
      key: 'tokens',
      daysAgo: start,
      transfer: grant(playerId, 'Lucky Lounge opening gift', 'tokens', tokens - tokensMoved),
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
          transfer: grant(playerId, 'Welcome to the Players Club', 'points', points),
        },
      ]
    : []),
  ...(tokens > 0
    ? [
        {
          key: 'tokens',
          daysAgo: 2,
          transfer: grant(playerId, 'Lucky Lounge opening gift', 'tokens', tokens),
        },
      ]
    : []),
]

/** How the player came to hold what the demo world says, oldest first. */
export const historyOf = ({ points, tokens, hasHistory }: DemoPlayer, playerId: string): DemoEvent[] =>
  hasHistory ? longHistory(playerId, points, tokens) : shortHistory(playerId, points, tokens)
