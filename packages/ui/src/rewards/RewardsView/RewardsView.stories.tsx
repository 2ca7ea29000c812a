import { rewardTabs, type Reward } from '@players-club/domain-models'
import {
  couponReward,
  drawReward,
  externalReward,
  gameplayReward,
} from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RewardsView } from './RewardsView.tsx'

const now = new Date('2026-11-20T19:00:00Z')
const draws: Reward[] = [
  drawReward,
  { ...drawReward, id: 112, title: 'The desert roadster', amount: 1000 },
  { ...drawReward, id: 113, title: 'A year of scratchers', endingSoon: '2026-11-10T07:00:00Z' },
]
const past: Reward[] = [{ ...drawReward, id: 114, title: 'Spring training', end: '2026-10-01T07:00:00Z' }]
const all = [...draws, ...past, couponReward, externalReward, gameplayReward]

const meta = {
  title: 'Rewards/RewardsView',
  component: RewardsView,
  parameters: { layout: 'fullscreen' },
  args: {
    tabs: rewardTabs('DRAW,COUPON,EXTERNAL,GAMEPLAY,STANDARD', all, now),
    selected: 'DRAW',
    shown: draws,
    past,
    path: '/rewards',
    page: 0,
    pastPage: undefined,
    total: 1,
    now,
    error: null,
    refresh: fn(),
    onSelect: fn(),
    showsSoldOut: true,
    hasLounge: true,
  },
} satisfies Meta<typeof RewardsView>

export default meta
type Story = StoryObj<typeof meta>

export const Draws: Story = {}
export const Coupons: Story = {
  args: {
    selected: 'COUPON',
    past: [],
    total: 14,
    shown: [couponReward, { ...couponReward, id: 120, title: 'A free coffee', remaining: 0 }],
  },
}
export const Empty: Story = { args: { tabs: rewardTabs('DRAW,COUPON', [], now), shown: [], past: [] } }
export const Loading: Story = { args: { tabs: undefined, selected: undefined } }
export const Failed: Story = {
  args: { tabs: undefined, selected: undefined, error: { key: 'error.http.503' } },
}
