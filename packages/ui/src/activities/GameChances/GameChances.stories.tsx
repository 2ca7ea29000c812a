import { spinGame } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { GameChances } from './GameChances.tsx'

const meta = {
  title: 'Activities/GameChances',
  component: GameChances,
  args: { game: spinGame, error: null, onRetry: fn() },
} satisfies Meta<typeof GameChances>

export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {}
export const Loading: Story = { args: { game: undefined } }
export const Failed: Story = { args: { game: undefined, error: { key: 'error.timeout' } } }
