import { cartFixture } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderSummary } from './OrderSummary.tsx'

const meta = {
  title: 'Store/OrderSummary',
  component: OrderSummary,
  args: { items: cartFixture.selectedItems, total: cartFixture.total },
} satisfies Meta<typeof OrderSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {}
export const LongWords: Story = {
  args: {
    items: cartFixture.selectedItems.map(item => ({
      ...item,
      title: 'Superabundantlyoverflowingtreasurychest',
    })),
  },
}
