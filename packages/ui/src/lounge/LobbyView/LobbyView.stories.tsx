import type { Meta, StoryObj } from '@storybook/react-vite'
import { LobbyView } from './LobbyView.tsx'

const meta = {
  title: 'Lounge/LobbyView',
  component: LobbyView,
  parameters: { layout: 'fullscreen' },
  args: { isSignedIn: true, tokens: 5_000 },
} satisfies Meta<typeof LobbyView>

export default meta
type Story = StoryObj<typeof meta>

export const Player: Story = {}
export const Guest: Story = { args: { isSignedIn: false, tokens: undefined } }
