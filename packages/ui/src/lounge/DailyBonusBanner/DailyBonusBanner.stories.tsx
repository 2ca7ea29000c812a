import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DailyBonusBanner } from './DailyBonusBanner.tsx'

const meta = {
  title: 'Lounge/DailyBonusBanner',
  component: DailyBonusBanner,
  args: { amount: 50, isClaiming: false, onClaim: fn(), onDismiss: fn() },
} satisfies Meta<typeof DailyBonusBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {}
export const Claiming: Story = { args: { isClaiming: true } }
export const Pending: Story = { args: { isPending: true } }
