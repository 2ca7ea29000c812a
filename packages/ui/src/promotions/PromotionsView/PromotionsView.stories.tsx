import { progressivePromotion, runningPromotion } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PromotionsView } from './PromotionsView.tsx'

const fullImage = '/nothing.svg'
const promotions = [
  { ...runningPromotion, fullImage },
  { ...progressivePromotion, fullImage },
  ...(['endingSoon', null, 'comingSoon', 'ended'] as const).map((status, index) => ({
    ...runningPromotion,
    id: 20 + index,
    featured: false,
    status,
    fullImage,
  })),
]

const meta = {
  title: 'Promotions/PromotionsView',
  component: PromotionsView,
  parameters: { layout: 'fullscreen' },
  args: { promotions, total: 25, hasFailed: false, more: 'idle', onLoadMore: fn(), onReload: fn() },
} satisfies Meta<typeof PromotionsView>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const WithoutFeatured: Story = { args: { promotions: promotions.slice(1), total: 5 } }
export const LoadingMore: Story = { args: { more: 'loading' } }
export const MoreFailed: Story = { args: { more: 'failed' } }
export const Loading: Story = { args: { promotions: undefined } }
export const Empty: Story = { args: { promotions: [], total: 0 } }
export const Failed: Story = { args: { promotions: undefined, hasFailed: true } }
