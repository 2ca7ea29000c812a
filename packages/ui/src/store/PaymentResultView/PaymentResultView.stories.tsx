import type { Meta, StoryObj } from '@storybook/react-vite'
import { PaymentResultView } from './PaymentResultView.tsx'

const meta = {
  title: 'Store/PaymentResultView',
  component: PaymentResultView,
  args: { isFramed: true },
} satisfies Meta<typeof PaymentResultView>

export default meta
type Story = StoryObj<typeof meta>

export const InItsFrame: Story = {}
export const OpenedAlone: Story = { args: { isFramed: false } }
