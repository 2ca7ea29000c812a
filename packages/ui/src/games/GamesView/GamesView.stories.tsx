import { megaMillionsGame, openJackpot, scratcherGame } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { GamesView } from './GamesView.tsx'

const content = Array.from({ length: 12 }, (_, index) => ({
  ...(index % 4 === 0 ? megaMillionsGame : scratcherGame),
  id: index + 1,
  name: ['Saguaro Gold', 'Red Rock Bingo', 'Monsoon Millions', 'Gila Gems'][index % 4] ?? '',
}))

const meta = {
  title: 'Games/GamesView',
  component: GamesView,
  parameters: { layout: 'fullscreen' },
  args: {
    data: { content, page: 0, size: 12, totalElements: 27 },
    error: null,
    refresh: fn(),
    featured: megaMillionsGame,
    meta: {
      types: [
        { id: 1, name: 'Scratchers' },
        { id: 2, name: 'Draw games' },
        { id: 5, name: 'Fast Play' },
      ],
      tags: [{ id: 1, name: 'Desert', tagTypeId: 1 }],
      tagTypes: [{ id: 1, name: 'Theme' }],
      prices: [1, 2, 5, 10, 20],
    },
    jackpots: [openJackpot],
    place: { filter: {}, page: 0 },
    path: '/games',
    now: new Date('2026-11-21T18:00:00Z'),
    onFilter: fn(),
  },
} satisfies Meta<typeof GamesView>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Narrowed: Story = {
  args: { place: { filter: { status: 'new', topPrizes: ['f1000000', 'other'] }, page: 1 } },
}
export const OneType: Story = { args: { typeName: 'Scratchers', featured: null, path: '/games/types/1' } }
export const Empty: Story = {
  args: {
    data: { content: [], page: 0, size: 12, totalElements: 0 },
    place: { filter: { status: 'ended', retailPrices: [20] }, page: 0 },
  },
}
export const BeyondTheEnd: Story = {
  args: {
    data: { content: [], page: 8, size: 12, totalElements: 27 },
    place: { filter: {}, page: 8 },
  },
}
export const Loading: Story = { args: { data: undefined, featured: undefined } }
export const Failed: Story = { args: { data: undefined, featured: null, error: { key: 'error.http.503' } } }
