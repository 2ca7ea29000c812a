import {
  couponRedemption,
  couponReward,
  drawReward,
  externalReward,
  gameplayReward,
} from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RedeemDialog } from './RedeemDialog.tsx'

const coupons = [{ code: 'CSL-7F3K-22QX', barcodeData: 'CSL7F3K22QX' }]

const meta = {
  title: 'Rewards/RedeemDialog',
  component: RedeemDialog,
  args: {
    isOpen: true,
    reward: couponReward,
    quantity: 1,
    most: 5,
    points: 25_000,
    isPending: false,
    isOutcomeUnknown: false,
    error: null,
    redemption: null,
    codes: { data: { remaining: 211, coupons }, error: null, refresh: fn() },
    onQuantity: fn(),
    onConfirm: fn(),
    onCancel: fn(),
    onDone: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof RedeemDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Quantity: Story = {}
export const Entries: Story = { args: { reward: drawReward, quantity: 3 } }
export const OnlyOne: Story = { args: { reward: gameplayReward, most: 1 } }
export const Redeeming: Story = { args: { isPending: true } }
export const Unsure: Story = {
  args: { isOutcomeUnknown: true, quantity: 2, error: { key: 'error.offline' } },
}
export const Codes: Story = { args: { redemption: couponRedemption } }
export const CodesLoading: Story = {
  args: { redemption: couponRedemption, codes: { data: undefined, error: null, refresh: fn() } },
}
export const Entered: Story = {
  args: { reward: drawReward, redemption: { ...couponRedemption, quantity: 3, remaining: null } },
}
export const External: Story = { args: { reward: externalReward, redemption: couponRedemption } }
