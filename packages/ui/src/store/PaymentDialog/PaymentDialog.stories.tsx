import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PaymentDialog } from './PaymentDialog.tsx'

const meta = {
  title: 'Store/PaymentDialog',
  component: PaymentDialog,
  args: { isOpen: true, paymentUrl: 'about:blank', onMessage: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof PaymentDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Paying: Story = {}
