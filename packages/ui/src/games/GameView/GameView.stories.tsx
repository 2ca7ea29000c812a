import { gamePrizes, megaMillionsGame, scratcherGame } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { GameView } from './GameView.tsx'

const related = [1, 2, 3].map(id => ({ ...scratcherGame, id, gameId: 1400 + id }))

const meta = {
  title: 'Games/GameView',
  component: GameView,
  parameters: { layout: 'fullscreen' },
  args: {
    game: scratcherGame,
    isSuperseded: false,
    error: null,
    refresh: fn(),
    parts: { prizes: gamePrizes, promotions: [], drawCount: 0, related, showAllRelated: fn() },
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
export const Loading: Story = { args: { game: undefined } }
export const Failed: Story = { args: { game: undefined, error: { key: 'error.http.503' } } }
export const Superseded: Story = { args: { game: undefined, isSuperseded: true } }
