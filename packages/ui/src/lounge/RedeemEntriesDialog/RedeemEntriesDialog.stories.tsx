import { weeklyDrawing } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RedeemEntriesDialog } from './RedeemEntriesDialog.tsx'

const meta = {
  title: 'Lounge/RedeemEntriesDialog',
  component: RedeemEntriesDialog,
  args: {
    isOpen: true,
    stage: { at: 'choosing', quantity: 2, isOutcomeUnknown: false },
    reward: weeklyDrawing,
    tokens: 5_000,
    most: 20,
    onQuantity: fn(),
    onConfirm: fn(),
    onClose: fn(),
  },
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
export const Redeeming: Story = { args: { stage: { at: 'redeeming', quantity: 2, isOutcomeUnknown: false } } }
export const Unsure: Story = { args: { stage: { at: 'choosing', quantity: 2, isOutcomeUnknown: true } } }
export const Redeemed: Story = { args: { stage: { at: 'redeemed', redemption } } }
export const Refused: Story = {
  args: { stage: { at: 'refused', message: { key: 'error.reward.dailyEntryLimit' } } },
}
