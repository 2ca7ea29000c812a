import { paidOrder } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PaymentSuccessView } from './PaymentSuccessView.tsx'

const meta = {
  title: 'Store/PaymentSuccessView',
  component: PaymentSuccessView,
  parameters: { layout: 'fullscreen' },
  args: {
    isSignedIn: true,
    tokens: 25_500,
    transactionId: paidOrder.transactionId,
    order: paidOrder,
    error: null,
    isChecking: false,
    hasReturnPage: false,
    onRetry: fn(),
    onCheck: fn(),
  },
} satisfies Meta<typeof PaymentSuccessView>

export default meta
type Story = StoryObj<typeof meta>

export const Paid: Story = {}
export const PaidForAGame: Story = { args: { hasReturnPage: true } }
export const NotConfirmed: Story = { args: { order: { ...paidOrder, state: 'pending' } } }
export const NotPaid: Story = { args: { order: { ...paidOrder, state: 'cancelled' } } }
export const Disputed: Story = { args: { order: { ...paidOrder, state: 'disputed' } } }
export const Closed: Story = { args: { order: { ...paidOrder, state: 'closed' } } }
export const CheckedAgain: Story = { args: { order: { ...paidOrder, state: 'failed' }, isChecking: true } }
export const OpenedAlone: Story = { args: { transactionId: null, order: undefined } }
export const Loading: Story = { args: { order: undefined } }
export const NotLoaded: Story = { args: { order: undefined, error: { key: 'store.orderNotFound' } } }
