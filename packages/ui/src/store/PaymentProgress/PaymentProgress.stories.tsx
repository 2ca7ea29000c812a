import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PaymentProgress } from './PaymentProgress.tsx'

const meta = {
  title: 'Store/PaymentProgress',
  component: PaymentProgress,
  args: { payment: 'checking', onCheckAgain: fn() },
} satisfies Meta<typeof PaymentProgress>

export default meta
type Story = StoryObj<typeof meta>

export const Checking: Story = {}
export const Unsettled: Story = { args: { payment: 'unsettled' } }
