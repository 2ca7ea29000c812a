import { openOrderFixture, overLimitByOpenOrder } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { OpenOrderDialog } from './OpenOrderDialog.tsx'

const meta = {
  title: 'Store/OpenOrderDialog',
  component: OpenOrderDialog,
  args: {
    isOpen: true,
    order: openOrderFixture,
    totalAmount: overLimitByOpenOrder.totalAmount,
    limit: overLimitByOpenOrder.limit,
    onContinue: fn(),
    onCancel: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof OpenOrderDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Continuable: Story = {}
export const CancelOnly: Story = { args: { order: { ...openOrderFixture, paymentUrl: null } } }
