import { cartFixture, catalogFixture, overLimit } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { StoreView } from './StoreView.tsx'

const meta = {
  title: 'Store/StoreView',
  component: StoreView,
  parameters: { layout: 'fullscreen' },
  args: {
    isSignedIn: true,
    tokens: 5000,
    catalog: catalogFixture,
    error: null,
    isOpen: true,
    items: cartFixture.selectedItems,
    total: cartFixture.total,
    overLimit: null,
    isBusy: false,
    payment: null,
    onCheckAgain: fn(),
    onRetry: fn(),
    onAdd: fn(),
    onFewer: fn(),
    onRemove: fn(),
    onRemoveAll: fn(),
    onCheckout: fn(),
  },
} satisfies Meta<typeof StoreView>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const EmptyCart: Story = { args: { items: [], total: 0 } }
export const OverLimit: Story = { args: { overLimit } }
export const ConfirmingAPayment: Story = { args: { payment: 'checking' } }
export const ComingSoon: Story = { args: { isOpen: false } }
export const Loading: Story = { args: { catalog: undefined, tokens: undefined } }
export const NotLoaded: Story = { args: { catalog: undefined, error: { key: 'error.offline' } } }
export const NothingToSell: Story = { args: { catalog: [] } }
