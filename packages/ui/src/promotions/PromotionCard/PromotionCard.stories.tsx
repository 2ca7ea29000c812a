import { progressivePromotion, runningPromotion } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { PromotionCard } from './PromotionCard.tsx'

const fullImage = '/nothing.svg'
const running = { ...runningPromotion, fullImage }
const progressive = { ...progressivePromotion, fullImage }

const meta = {
  title: 'Promotions/PromotionCard',
  component: PromotionCard,
  args: { promotion: running, titleLevel: 2 },
  decorators: [
    Story => (
      <Grid>
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof PromotionCard>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const ComingSoon: Story = { args: { promotion: { ...running, status: 'comingSoon' } } }
export const EndingSoon: Story = { args: { promotion: { ...running, status: 'endingSoon' } } }
export const Ended: Story = { args: { promotion: { ...running, status: 'ended' } } }
export const Progressive: Story = { args: { promotion: progressive } }
export const MaximumJackpot: Story = {
  args: {
    promotion: {
      ...progressive,
      progressivePrize: { drawId: 41, amount: 2_500_000, maximum: 2_500_000 },
    },
  },
}
export const LongWords: Story = {
  args: {
    promotion: {
      ...running,
      name: 'The Superstition Mountains Independence Day Thousand-Winner Extravaganza',
      description: running.description.repeat(4),
    },
  },
}
