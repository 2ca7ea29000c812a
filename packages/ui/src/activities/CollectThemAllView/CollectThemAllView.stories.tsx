import {
  desertTrail,
  desertTrailBegun,
  desertTrailDone,
  scratcherGame,
} from '@players-club/domain-models/fixtures'
import type { SuperBonus } from '@players-club/domain-models'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CollectThemAllView } from './CollectThemAllView.tsx'

const named = ({ games }: SuperBonus) =>
  games.map(bucket => ({
    ...bucket,
    game: { ...scratcherGame, gameId: bucket.gameId, name: `Game ${bucket.gameId}` },
  }))

const meta = {
  title: 'Activities/CollectThemAllView',
  component: CollectThemAllView,
  parameters: { layout: 'fullscreen' },
  args: {
    collection: desertTrailBegun,
    games: named(desertTrailBegun),
    points: 1000,
    isClosed: false,
    isSignedIn: true,
    error: null,
    onRetry: fn(),
    onEnterTicket: fn(),
    onUnavailableGame: fn(),
    onShowProgress: fn(),
    onPreload: fn(),
  },
} satisfies Meta<typeof CollectThemAllView>

export default meta
type Story = StoryObj<typeof meta>

export const Begun: Story = {}
export const Guest: Story = {
  args: { collection: desertTrail, games: named(desertTrail), isSignedIn: false },
}
export const Done: Story = { args: { collection: desertTrailDone, games: named(desertTrailDone) } }
export const Reached: Story = {
  args: { collection: desertTrailDone, games: named(desertTrailDone), isReached: true },
}
export const Closed: Story = { args: { points: undefined, isClosed: true } }
export const Loading: Story = { args: { collection: undefined } }
export const Failed: Story = { args: { collection: undefined, error: { key: 'error.http.503' } } }
