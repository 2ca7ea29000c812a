import {
  couponReward,
  drawReward,
  externalReward,
  gameplayReward,
} from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { RewardCard } from './RewardCard.tsx'

const meta = {
  title: 'Rewards/RewardCard',
  component: RewardCard,
  args: { reward: couponReward, now: new Date('2026-11-20T19:00:00Z') },
  decorators: [
    Story => (
      <Grid>
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof RewardCard>

export default meta
type Story = StoryObj<typeof meta>

export const Coupon: Story = {}
export const SoldOut: Story = { args: { reward: { ...couponReward, remaining: 0 } } }
export const SoldOutUnsaid: Story = {
  args: { reward: { ...couponReward, remaining: 0 }, showsSoldOut: false },
}
export const NewDraw: Story = { args: { reward: drawReward } }
export const Draw: Story = { args: { reward: { ...drawReward, createdDate: '2026-09-01T07:00:00Z' } } }
export const EndingSoon: Story = { args: { reward: drawReward, now: new Date('2026-11-26T19:00:00Z') } }
export const EntryClosed: Story = { args: { reward: drawReward, now: new Date('2026-12-01T19:00:00Z') } }
export const Ended: Story = { args: { reward: drawReward, now: new Date('2026-12-26T19:00:00Z') } }
export const External: Story = { args: { reward: externalReward } }
export const Gameplay: Story = { args: { reward: gameplayReward } }
export const LongWords: Story = {
  args: {
    reward: {
      ...couponReward,
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen am Lake Havasu',
      amount: 1_250_000,
    },
  },
}
