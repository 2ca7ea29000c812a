import { historyTabs, type DrawEntry, type LoyaltyTransaction } from '@players-club/domain-models'
import {
  collectedPoints,
  creditedTicket,
  earnedPoints,
  enteredOpenDraw,
  pendingTicketResult,
  redeemedCoupon,
  refusedTicket,
  richTicketResult,
  spentPoints,
  wonDraw,
} from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { HistoryView } from './HistoryView.tsx'

const pageOf = <Row,>(content: Row[], totalElements = content.length) => ({
  content,
  page: 0,
  size: 25,
  totalElements,
})
const loaded = <T,>(data: T) => ({ data, error: null, refresh: () => {} })
const place = { tab: 'activities', range: { from: '2025-10-21' }, size: 25, page: 0 } as const
const activities: LoyaltyTransaction[] = [
  collectedPoints,
  earnedPoints,
  {
    ...earnedPoints,
    referenceId: 'a9',
    description: 'history.entry.survey',
    amount: 1,
    extraData: [],
    bonus: 0,
  },
  {
    ...earnedPoints,
    referenceId: 'a10',
    description:
      'A very long name of an activity that somebody in the marketing department has thought about for many weeks',
    amount: 1_000_000,
  },
]

const meta = {
  title: 'History/HistoryView',
  component: HistoryView,
  parameters: { layout: 'fullscreen' },
  args: {
    balance: 25_000,
    pending: 50,
    expiring: { expiring: 0, expiresOn: null },
    secondChance: { ...loaded(pageOf<DrawEntry>([])), draws: [] },
    tabs: historyTabs(['EINSTANT_V1']),
    rows: { tab: 'activities', data: pageOf(activities, 120) },
    error: null,
    refresh: fn(),
    place,
    path: '/history',
    today: '2026-11-21',
    usualSize: 25,
    settings: { bonusPoints: true, rewardTypeColumn: true, showDrawDate: true, transactionId: true },
    values: { from: '2025-10-21', to: '' },
    errors: {},
    onChange: fn(),
    onSubmit: fn(),
    onTab: fn(),
    onSize: fn(),
    onApproach: fn(),
    onCodes: fn(),
    onTicket: fn(),
    onPrizes: fn(),
    onWinners: fn(),
  },
} satisfies Meta<typeof HistoryView>

export default meta
type Story = StoryObj<typeof meta>

export const Activities: Story = {}
export const Rewards: Story = {
  args: {
    place: { ...place, tab: 'rewards' },
    rows: {
      tab: 'rewards',
      data: pageOf([redeemedCoupon, { ...spentPoints, description: 'history.entry.exchange' }]),
    },
  },
}
export const Tickets: Story = {
  args: {
    place: { ...place, tab: 'tickets' },
    rows: {
      tab: 'tickets',
      data: pageOf([
        { ...creditedTicket, result: richTicketResult, points: 300 },
        { ...creditedTicket, id: 'p', state: 'PENDING', result: pendingTicketResult },
        { ...refusedTicket, ticketCode: 'AB12CDE34FGHI56JKLMN78OPQ' },
        { ...refusedTicket, id: 'c', state: 'CHECKING', reason: null },
      ]),
    },
  },
}
const ticketEntry: DrawEntry = {
  drawId: enteredOpenDraw.id,
  drawName: enteredOpenDraw.name,
  entries: 5,
  source: 'TICKET',
  entered: '2026-11-19T02:11:00.000Z',
}

export const Draws: Story = {
  args: {
    secondChance: {
      ...loaded(pageOf([ticketEntry, { ...ticketEntry, drawId: 7, drawName: 'Another draw', entries: 1 }])),
      draws: [enteredOpenDraw],
    },
    place: { ...place, tab: 'draws' },
    rows: {
      tab: 'draws',
      data: pageOf([enteredOpenDraw, wonDraw, { ...wonDraw, id: 7, promotionId: null }]),
    },
  },
}
export const DigitalGames: Story = {
  args: {
    place: { ...place, tab: 'digitalGames' },
    rows: { tab: 'digitalGames', data: pageOf([{ ...earnedPoints, description: 'The copper wheel' }]) },
  },
}
export const NoEInstant: Story = {
  args: { place: { ...place, tab: 'eInstant' }, rows: { tab: 'eInstant', data: pageOf([]) } },
}
export const Expiring: Story = { args: { expiring: { expiring: 500, expiresOn: '2026-12-31' } } }
export const Loading: Story = {
  args: {
    balance: undefined,
    pending: undefined,
    expiring: undefined,
    rows: { tab: 'activities', data: undefined },
  },
}
export const Empty: Story = { args: { rows: { tab: 'activities', data: pageOf([]) } } }
export const EmptyDays: Story = {
  args: {
    place: { ...place, range: { from: '2026-01-01', to: '2026-01-02' } },
    values: { from: '2026-01-01', to: '2026-01-02' },
    rows: { tab: 'activities', data: pageOf([]) },
  },
}
export const BeyondTheEnd: Story = {
  args: { place: { ...place, page: 40 }, rows: { tab: 'activities', data: pageOf([], 60) } },
}
export const Failed: Story = {
  args: { rows: { tab: 'activities', data: undefined }, error: { key: 'error.http.503' } },
}
