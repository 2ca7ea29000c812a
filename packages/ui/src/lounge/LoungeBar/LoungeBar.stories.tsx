import type { Meta, StoryObj } from '@storybook/react-vite'
import { LoungeBar } from './LoungeBar.tsx'

const meta = {
  title: 'Lounge/LoungeBar',
  component: LoungeBar,
  args: { isSignedIn: true, tokens: 5_000 },
} satisfies Meta<typeof LoungeBar>

export default meta
type Story = StoryObj<typeof meta>

export const Player: Story = {}
export const Loading: Story = { args: { tokens: undefined } }
export const NotLoaded: Story = { args: { tokens: null } }
export const Guest: Story = { args: { isSignedIn: false, tokens: undefined } }
