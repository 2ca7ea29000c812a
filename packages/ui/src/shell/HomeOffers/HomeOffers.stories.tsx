import {
  advertisementFixture,
  couponReward,
  drawReward,
  externalAdvertisementFixture,
  informationTileFixture,
  linkActivity,
  plainTileFixture,
  pollActivity,
  progressivePromotion,
  runningPromotion,
} from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { HomeOffers } from './HomeOffers.tsx'

const meta = {
  title: 'Shell/HomeOffers',
  component: HomeOffers,
  args: {
    advertisements: [advertisementFixture, externalAdvertisementFixture],
    rewards: [couponReward, drawReward],
    activities: [linkActivity, pollActivity],
    draws: { progressive: [progressivePromotion], secondChance: [runningPromotion], featured: [drawReward] },
    tiles: [informationTileFixture, plainTileFixture],
    now: new Date('2026-11-20T19:00:00Z'),
    showsSoldOut: true,
  },
} satisfies Meta<typeof HomeOffers>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Loading: Story = {
  args: {
    advertisements: undefined,
    rewards: undefined,
    activities: undefined,
    draws: undefined,
    tiles: undefined,
  },
}
export const RewardsAlone: Story = {
  args: {
    advertisements: [],
    activities: [],
    draws: { progressive: [], secondChance: [], featured: [] },
    tiles: [],
  },
}
