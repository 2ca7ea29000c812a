import { catalogFixture } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { BundleCard } from './BundleCard.tsx'

const [bundle] = catalogFixture

const meta = {
  title: 'Store/BundleCard',
  component: BundleCard,
  args: { bundle, onAdd: fn() },
} satisfies Meta<typeof BundleCard>

export default meta
type Story = StoryObj<typeof meta>

export const ForSale: Story = {}
export const Full: Story = { args: { isFull: true } }
export const NotForSale: Story = { args: { onAdd: undefined } }
export const LongWords: Story = {
  args: {
    bundle: { ...bundle, title: 'Superabundantlyoverflowingtreasury', amount: 1_250_000, price: 99_999 },
  },
}
export const WithoutPicture: Story = { args: { bundle: { ...bundle, image: '/missing.svg' } } }
