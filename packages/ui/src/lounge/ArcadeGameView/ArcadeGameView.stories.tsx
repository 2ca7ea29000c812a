import { monsoonReels, monsoonWagers, orchardPinata } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ArcadeGameView } from './ArcadeGameView.tsx'

const meta = {
  title: 'Lounge/ArcadeGameView',
  component: ArcadeGameView,
  parameters: { layout: 'fullscreen' },
  args: {
    isSignedIn: true,
    tokens: 5_000,
    game: monsoonReels,
    wagers: monsoonWagers,
    error: null,
    onReload: fn(),
  },
} satisfies Meta<typeof ArcadeGameView>

export default meta
type Story = StoryObj<typeof meta>

export const Player: Story = {}
export const Guest: Story = { args: { isSignedIn: false, tokens: undefined } }
export const OneWager: Story = { args: { game: orchardPinata, wagers: monsoonWagers.slice(0, 1) } }
export const LongWords: Story = {
  args: {
    game: {
      ...monsoonReels,
      name: 'The unbelievably long-winded monsoon of the century',
      description: 'It goes on and on, and then it goes on. '.repeat(20),
    },
  },
}
export const Loading: Story = { args: { game: undefined, wagers: undefined } }
export const Failed: Story = {
  args: { game: undefined, wagers: undefined, error: { key: 'error.http.503' } },
}
