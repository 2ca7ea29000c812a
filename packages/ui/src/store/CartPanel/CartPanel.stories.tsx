import { BUNDLE_QUANTITY_MAX } from '@players-club/domain-models'
import { cartFixture, overLimit } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CartPanel } from './CartPanel.tsx'

const items = cartFixture.selectedItems

const meta = {
  title: 'Store/CartPanel',
  component: CartPanel,
  args: {
    items,
    total: cartFixture.total,
    overLimit: null,
    isBusy: false,
    onMore: fn(),
    onFewer: fn(),
    onRemove: fn(),
    onRemoveAll: fn(),
    onCheckout: fn(),
  },
} satisfies Meta<typeof CartPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Empty: Story = { args: { items: [], total: 0 } }
export const OverLimit: Story = { args: { overLimit } }
export const Busy: Story = { args: { isBusy: true } }
export const AtTheMost: Story = {
  args: {
    items: items.map(item => ({
      ...item,
      quantity: BUNDLE_QUANTITY_MAX,
      total: item.price * BUNDLE_QUANTITY_MAX,
    })),
  },
}
export const LongWords: Story = {
  args: { items: items.map(item => ({ ...item, title: 'Superabundantlyoverflowingtreasurychest' })) },
}
