import { monsoonReels, orchardPinata, weeklyDrawing } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LobbyView } from './LobbyView.tsx'

const list = <Item,>(content: readonly Item[]) => ({ data: { content }, error: null, refresh: fn() })
const games = [1, 2, 3].flatMap(turn => [
  { ...monsoonReels, id: turn * 10 },
  { ...orchardPinata, id: turn * 10 + 1 },
])
const drawings = ['Weekly', 'Bi-weekly', 'Monthly', 'Quarterly'].map((name, index) => ({
  ...weeklyDrawing,
  id: index,
  title: `${name} drawing`,
}))

const meta = {
  title: 'Lounge/LobbyView',
  component: LobbyView,
  parameters: { layout: 'fullscreen' },
  args: {
    isSignedIn: true,
    tokens: 5_000,
    games: list(games),
    drawings: list(drawings),
    bonus: null,
    onTour: fn(),
    onTourApproach: fn(),
  },
} satisfies Meta<typeof LobbyView>

export default meta
type Story = StoryObj<typeof meta>

export const Player: Story = {}
export const WithBonus: Story = {
  args: { bonus: { amount: 50, isClaiming: false, onClaim: fn(), onDismiss: fn() } },
}
export const Guest: Story = { args: { isSignedIn: false, tokens: undefined } }
export const Loading: Story = {
  args: {
    tokens: undefined,
    games: { data: undefined, error: null, refresh: fn() },
    drawings: { data: undefined, error: null, refresh: fn() },
  },
}
export const Empty: Story = { args: { games: list([]), drawings: list([]) } }
export const Failed: Story = {
  args: {
    games: { data: undefined, error: { key: 'error.offline' }, refresh: fn() },
    drawings: { data: undefined, error: { key: 'error.offline' }, refresh: fn() },
  },
}
