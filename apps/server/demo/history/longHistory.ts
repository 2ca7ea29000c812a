import { DAILY_BONUS_TOKENS } from '@players-club/domain-models'
import type { Currency, Transfer } from '../../src/kernel/ledger/index.ts'
import { WEEKLY_DRAWING } from '../lounge/demoDrawings.ts'
import { DEMO_REDEMPTIONS } from './demoRedemptions.ts'
import { DEMO_TICKETS } from './demoTickets.ts'
import { exchange, gives, grant, takes } from './transfers.ts'

/** A past event of a demo player. */
export interface DemoEvent {
  key: string
  daysAgo: number
  transfer: Transfer
}

/** Every nine days over most of a year. */
export const VISITS = 36
const DAYS_BETWEEN = 9

/** At a different hour each time, as real players do. */
export const daysAgoOf = (visit: number): number =>
  (VISITS - visit) * DAYS_BETWEEN + 1 + ((visit * 7) % 10) / 40

/** The ticket that was entered at a visit; every third visit has none. */
export const ticketAt = (visit: number) =>
  visit % 3 === 0 ? undefined : DEMO_TICKETS[visit % DEMO_TICKETS.length]

/** Habits: at which visits, and what is done. */
const HABITS: readonly {
  name: string
  isAt: (visit: number) => boolean
  make: (playerId: string, visit: number) => Transfer
}[] = [
  {
    name: 'visit',
    isAt: () => true,
    make: (playerId, visit) =>
      visit % 2 === 0 ? grant(playerId, 'survey', 'points', 100) : grant(playerId, 'quiz', 'points', 50),
  },
  {
    name: 'ticket',
    isAt: visit => ticketAt(visit) !== undefined,
    make: (playerId, visit) => {
      const { entry, points, gameNumber, gameName } = ticketAt(visit) ?? DEMO_TICKETS[0]
      return gives(playerId, 'points', points, {
        kind: 'TICKET',
        description: `history.entry.${entry}`,
        details: { gameNumber, gameName },
      })
    },
  },
  { name: 'change', isAt: visit => visit % 3 === 0, make: playerId => exchange(playerId, 2) },
  {
    name: 'bonus',
    isAt: visit => visit % 3 === 0,
    make: playerId =>
      gives(playerId, 'tokens', DAILY_BONUS_TOKENS, {
        kind: 'DAILY_BONUS',
        description: 'history.entry.dailyBonus',
      }),
  },
  {
    name: 'play',
    isAt: visit => visit % 3 === 1,
    make: playerId =>
      takes(playerId, 'tokens', 100, { kind: 'PLAY', description: 'history.entry.gamePlay' }, 'grants'),
  },
  {
    name: 'winnings',
    isAt: visit => visit % 3 === 2,
    make: playerId =>
      gives(playerId, 'tokens', 120, {
        kind: 'WINNINGS',
        description: 'history.entry.gameWinnings',
        details: { bonus: 20 },
      }),
  },
  {
    name: 'purchase',
    isAt: visit => visit === 12 || visit === 30,
    make: (playerId, visit) =>
      gives(
        playerId,
        'tokens',
        5_000,
        {
          kind: 'PURCHASE',
          description: 'history.entry.purchase',
          details: {
            purchasedAmount: 5,
            paymentMethod: 'CARD',
            transactionId: `CSL-${2_000 + visit}`,
            entryMethod: 'PURCHASE',
            entries: 5,
          },
        },
        'store',
      ),
  },
  {
    name: 'entries',
    isAt: visit => visit === 15 || visit === 25 || visit === 35,
    make(playerId, visit) {
      const entries = visit === 15 ? 1 : 12
      return takes(playerId, 'tokens', WEEKLY_DRAWING.amount * entries, {
        kind: 'REDEMPTION',
        description: WEEKLY_DRAWING.texts.en.title,
        details: { entryMethod: 'REDEMPTION', entries },
      })
    },
  },
  {
    name: 'digital',
    isAt: visit => visit % 11 === 0,
    make: playerId =>
      gives(playerId, 'points', 75, {
        kind: 'DIGITAL_GAME',
        description: 'The copper wheel',
        details: { gameId: 'COPPER_WHEEL', bonus: 25 },
      }),
  },
  {
    name: 'eInstant',
    isAt: visit => visit % 14 === 0,
    make: playerId => gives(playerId, 'points', 120, { kind: 'E_INSTANT', description: 'Copper Rush' }),
  },
]

const redemptions = (playerId: string): DemoEvent[] =>
  DEMO_REDEMPTIONS.map(({ id, visit, rewardId, type, title, points, quantity }) => ({
    key: `redemption-${id}`,
    daysAgo: daysAgoOf(visit),
    transfer: takes(playerId, 'points', points, {
      kind: 'REDEMPTION',
      description: title,
      details: { entryMethod: 'REDEMPTION', rewardId, rewardType: type, redemptionId: id, quantity },
    }),
  }))

/** The sum of the events for a player in a currency. */
const sumOf = (events: readonly DemoEvent[], currency: Currency): number =>
  events
    .flatMap(({ transfer }) => transfer.legs)
    .filter(leg => leg.currency === currency)
    .reduce((sum, { to, amount }) => sum + ('playerId' in to ? amount : -amount), 0)

/** A year of small events; the first one makes up the difference to the balance. */
export const longHistory = (playerId: string, points: number, tokens: number): DemoEvent[] => {
  const visits = Array.from({ length: VISITS }, (_, index) => index + 1)
  const events = [
    ...visits.flatMap(visit =>
      HABITS.filter(({ isAt }) => isAt(visit)).map(({ name, make }) => ({
        key: `${name}-${visit}`,
        daysAgo: daysAgoOf(visit),
        transfer: make(playerId, visit),
      })),
    ),
    ...redemptions(playerId),
  ]
  const start = VISITS * DAYS_BETWEEN + 10
  return [
    {
      key: 'points',
      daysAgo: start,
      transfer: grant(playerId, 'secondChance', 'points', points - sumOf(events, 'points')),
    },
    {
      key: 'tokens',
      daysAgo: start,
      transfer: grant(playerId, 'loungeGift', 'tokens', tokens - sumOf(events, 'tokens')),
    },
    ...events,
  ]
}
