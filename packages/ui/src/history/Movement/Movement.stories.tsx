import {
  collectedPoints,
  drawingEntry,
  loungeWinnings,
  tokenPurchase,
} from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Movement } from './Movement.tsx'

const meta = {
  title: 'History/Movement',
  component: Movement,
  args: { movement: loungeWinnings, unit: 'tokens' },
} satisfies Meta<typeof Movement>

export default meta
type Story = StoryObj<typeof meta>

export const Bonus: Story = {}
export const Purchase: Story = { args: { movement: tokenPurchase } }
export const Entry: Story = { args: { movement: drawingEntry } }
export const Collection: Story = {
  args: { movement: collectedPoints, unit: 'points', href: '/collect-them-all/desert-trail' },
}
