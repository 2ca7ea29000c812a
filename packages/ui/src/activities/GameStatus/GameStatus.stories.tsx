import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { GameStatus } from './GameStatus.tsx'

const meta = {
  title: 'Activities/GameStatus',
  component: GameStatus,
  args: { played: null, hasUnfinished: false, isOpening: false, onResume: fn() },
} satisfies Meta<typeof GameStatus>

export default meta
type Story = StoryObj<typeof meta>

export const Won: Story = { args: { played: { mode: 'prize', amount: 120 } } }
export const WonTokens: Story = { args: { unit: 'tokens', played: { mode: 'prize', amount: 120 } } }
export const WonNothing: Story = { args: { played: { mode: 'prize', amount: 0 } } }
export const ForFun: Story = { args: { played: { mode: 'fun', amount: 0 } } }
export const Unknown: Story = { args: { played: { mode: 'prize', amount: null } } }
export const Waiting: Story = { args: { hasUnfinished: true } }
export const Fetching: Story = { args: { hasUnfinished: true, isOpening: true } }
