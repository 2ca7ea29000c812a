import { weeklyDrawing } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RedeemEntriesDialog } from './RedeemEntriesDialog.tsx'

const meta = {
  title: 'Lounge/RedeemEntriesDialog',
  component: RedeemEntriesDialog,
  args: {
    isOpen: true,
    reward: weeklyDrawing,
    quantity: 2,
    tokens: 5_000,
    most: 20,
    isPending: false,
    isOutcomeUnknown: false,
    redemption: null,
    refusal: null,
    onQuantity: fn(),
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof RedeemEntriesDialog>

export default meta
type Story = StoryObj<typeof meta>

const redemption = {
  id: 'r-1',
  rewardId: 201,
  drawId: 7,
  quantity: 2,
  tokens: 500,
  balance: 4_500,
  playerEntries: 5,
}

export const Choosing: Story = {}
export const Redeeming: Story = { args: { isPending: true } }
export const Unsure: Story = { args: { isOutcomeUnknown: true } }
export const Redeemed: Story = { args: { redemption } }
export const Refused: Story = {
  args: { refusal: { key: 'error.reward.dailyEntryLimit' } },
}
