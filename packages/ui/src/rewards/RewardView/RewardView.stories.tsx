import {
  couponReward,
  drawReward,
  externalReward,
  gameplayReward,
  seenByGuest,
  seenByPlayer,
  spinGame,
} from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RewardView } from './RewardView.tsx'

const prizes = [
  { id: 1, drawId: 7, name: 'A weekend for two', prizeType: 'MERCHANDISE', amount: 120_000, quantity: 1 },
  { id: 2, drawId: 7, name: '2,000 points', prizeType: 'POINTS', amount: 2_000, quantity: 5 },
] as const
const known = <T,>(data: T) => ({ data, error: null, refresh: fn() })
const unknown = { data: undefined, error: null, refresh: fn() }

const meta = {
  title: 'Rewards/RewardView',
  component: RewardView,
  parameters: { layout: 'fullscreen' },
  args: {
    reward: seenByPlayer(couponReward),
    now: new Date('2026-11-20T19:00:00Z'),
    error: null,
    refresh: fn(),
    isSignedIn: true,
    points: 25_000,
    most: 20,
    isReady: true,
    prizes: unknown,
    game: null,
    showsSoldOut: true,
    hasLounge: true,
    onRedeem: fn(),
    onPreload: fn(),
  },
} satisfies Meta<typeof RewardView>

export default meta
type Story = StoryObj<typeof meta>

export const Coupon: Story = {}
export const Guest: Story = {
  args: { reward: seenByGuest(couponReward), isSignedIn: false, points: undefined, most: undefined },
}
export const GuestOfASegment: Story = {
  args: {
    reward: { ...seenByGuest(couponReward), isAvailable: false },
    isSignedIn: false,
    points: undefined,
    most: undefined,
  },
}
export const SoldOut: Story = { args: { reward: seenByPlayer({ ...couponReward, remaining: 0 }) } }
export const TooFewPoints: Story = { args: { points: 700, most: 0 } }
export const LimitReached: Story = {
  args: {
    reward: {
      ...seenByPlayer(couponReward),
      frequencyCap: { limitReached: true, remaining: 0, count: 5 },
    },
    most: 0,
  },
}
export const NotForThisPlayer: Story = {
  args: { reward: { ...seenByPlayer(couponReward), isAvailable: false } },
}
export const Draw: Story = {
  args: { reward: seenByPlayer(drawReward), prizes: known({ content: prizes, isAnnounced: false }) },
}
export const PrizesLoading: Story = { args: { reward: seenByPlayer(drawReward) } }
export const PrizesFailed: Story = {
  args: { reward: seenByPlayer(drawReward), prizes: { ...unknown, error: { key: 'error.offline' } } },
}
export const DrawEnded: Story = {
  args: {
    reward: seenByPlayer(drawReward),
    now: new Date('2026-12-20T19:00:00Z'),
    prizes: known({
      content: prizes.map(prize => ({
        ...prize,
        winners: [
          { place: 1, name: 'Bea D.' },
          { place: 2, name: null },
        ],
      })),
      isAnnounced: true,
    }),
  },
}
export const DrawNotWon: Story = {
  args: {
    reward: seenByPlayer(drawReward),
    now: new Date('2026-12-20T19:00:00Z'),
    prizes: known({ content: prizes.map(prize => ({ ...prize, winners: [] })), isAnnounced: true }),
  },
}
export const External: Story = { args: { reward: seenByPlayer(externalReward) } }
const game = {
  game: spinGame,
  error: null,
  onRetry: fn(),
  played: null,
  hasUnfinished: false,
  isOpening: false,
  onResume: fn(),
}
export const Gameplay: Story = { args: { reward: seenByPlayer(gameplayReward), most: 1, game } }
export const GameplayWon: Story = {
  args: { ...Gameplay.args, game: { ...game, played: { mode: 'prize', amount: 800 } } },
}
export const GameplayUnfinished: Story = {
  args: { ...Gameplay.args, game: { ...game, hasUnfinished: true } },
}
export const PointsOnTheirWay: Story = { args: { points: undefined, most: undefined, isReady: false } }
export const Loading: Story = { args: { reward: undefined } }
export const Failed: Story = { args: { reward: undefined, error: { key: 'error.http.503' } } }
