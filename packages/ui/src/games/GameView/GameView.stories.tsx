import { gamePrizes, megaMillionsGame, scratcherGame } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { GameView } from './GameView.tsx'

const related = [1, 2, 3].map(id => ({ ...scratcherGame, id, gameId: 1400 + id }))
const known = <T,>(data: T) => ({ data, error: null, refresh: fn() })
const unknown = { data: undefined, error: null, refresh: fn() }
const failed = { ...unknown, error: { key: 'error.offline' } } as const
const parts = {
  prizes: known({ content: gamePrizes }),
  promotions: known({ content: [] }),
  drawIds: known({ content: [] }),
  related: known({ content: related }),
  allRelated: { isPending: false, error: null, show: fn() },
}

const meta = {
  title: 'Games/GameView',
  component: GameView,
  parameters: { layout: 'fullscreen' },
  args: {
    game: scratcherGame,
    isSuperseded: false,
    error: null,
    refresh: fn(),
    parts,
    now: new Date('2026-11-21T18:00:00Z'),
    onEnterTicket: fn(),
  },
} satisfies Meta<typeof GameView>

export default meta
type Story = StoryObj<typeof meta>

export const Scratcher: Story = {}
export const DrawGame: Story = { args: { game: megaMillionsGame } }
export const Ended: Story = {
  args: { game: { ...scratcherGame, playEnd: '2026-10-10T07:00:00Z', isActive: false } },
}
export const ComingSoon: Story = { args: { game: { ...scratcherGame, playBegin: '2026-12-02T07:00:00Z' } } }
export const PartsLoading: Story = {
  args: { parts: { ...parts, prizes: unknown, drawIds: unknown, related: unknown, allRelated: undefined } },
}
export const PartsFailed: Story = {
  args: { parts: { ...parts, prizes: failed, drawIds: failed, related: failed, allRelated: undefined } },
}
export const AllRelatedFailed: Story = {
  args: { parts: { ...parts, allRelated: { isPending: false, error: failed.error, show: fn() } } },
}
export const Loading: Story = { args: { game: undefined } }
export const Failed: Story = { args: { game: undefined, error: { key: 'error.http.503' } } }
export const Superseded: Story = { args: { game: undefined, isSuperseded: true } }
