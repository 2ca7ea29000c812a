import { linkActivity, reachedActivity, spinGame } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DigitalGameView } from './DigitalGameView.tsx'

const activity = { ...linkActivity, type: 'INTERACTIVE_GAME', title: 'The copper wheel', amount: 500 }

const meta = {
  title: 'Activities/DigitalGameView',
  component: DigitalGameView,
  parameters: { layout: 'fullscreen' },
  args: {
    activity,
    error: null,
    refresh: fn(),
    isSignedIn: true,
    game: spinGame,
    gameError: null,
    onGameRetry: fn(),
    opening: null,
    hasUnfinished: false,
    played: null,
    onPlay: fn(),
    onResume: fn(),
    onSignIn: fn(),
  },
} satisfies Meta<typeof DigitalGameView>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Guest: Story = { args: { isSignedIn: false } }
export const Opening: Story = { args: { opening: 'prize' } }
export const WithoutFun: Story = { args: { game: { ...spinGame, playForFun: false } } }
export const Unfinished: Story = { args: { hasUnfinished: true } }
export const Won: Story = { args: { played: { mode: 'prize', amount: 120 } } }
export const WonNothing: Story = { args: { played: { mode: 'prize', amount: 0 } } }
export const PlayedForFun: Story = { args: { played: { mode: 'fun', amount: 0 } } }
export const ResultUnknown: Story = { args: { played: { mode: 'prize', amount: null } } }
export const LimitReached: Story = {
  args: {
    activity: { ...reachedActivity, title: 'The copper wheel' },
    played: { mode: 'prize', amount: 50 },
  },
}
export const GameLoading: Story = { args: { game: undefined } }
export const GameFailed: Story = { args: { game: undefined, gameError: { key: 'error.timeout' } } }
export const Loading: Story = { args: { activity: undefined, game: undefined } }
export const Failed: Story = { args: { activity: undefined, error: { key: 'error.http.503' } } }
export const PortraitOnly: Story = { args: { isPortraitOnly: true } }
