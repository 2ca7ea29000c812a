import { weeklyDrawing, weeklyForPlayer } from '@players-club/domain-models/fixtures'
import type { Draw, WonPrize } from '@players-club/domain-models'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LoungeRewardView } from './LoungeRewardView.tsx'

const drawOf = (number: number): Draw => ({
  id: number,
  promotionId: 21,
  name: 'Weekly drawing',
  start: '2026-10-01T07:00:00.000Z',
  end: '2026-10-08T07:00:00.000Z',
  draw: '2026-10-08T19:00:00.000Z',
  winnerAnnouncement: '2026-10-08T20:00:00.000Z',
  stage: 'announced',
  drawNumber: number,
  entries: 9_000 + number,
  totalPrizeAmount: 60_000,
})

const winners: WonPrize[] = [
  {
    id: 1,
    drawId: 1,
    name: '$500 cash',
    prizeType: 'CASH',
    amount: 50_000,
    quantity: 1,
    winners: [{ place: 1, name: 'Marisol V.' }],
  },
]

const unknown = { data: undefined, error: null, refresh: fn() }

const meta = {
  title: 'Lounge/LoungeRewardView',
  component: LoungeRewardView,
  parameters: { layout: 'fullscreen' },
  args: {
    isSignedIn: true,
    tokens: 5_000,
    reward: { ...weeklyForPlayer, playerEntries: 3 },
    error: null,
    isReady: true,
    isBusy: false,
    isClaiming: false,
    onClaim: fn(),
    onApproachClaim: fn(),
    past: { content: [3, 2, 1].map(drawOf), page: 0, size: 10, totalElements: 24 },
    pastError: null,
    onPastReload: fn(),
    pastPage: 0,
    winners: { ...unknown, data: { content: winners } },
    onReload: fn(),
    onGetTokens: fn(),
    onRedeem: fn(),
    onPreload: fn(),
    onPastPage: fn(),
  },
} satisfies Meta<typeof LoungeRewardView>

export default meta
type Story = StoryObj<typeof meta>

export const Player: Story = {}
export const Guest: Story = {
  args: { isSignedIn: false, tokens: undefined, reward: weeklyDrawing },
}
export const Short: Story = { args: { tokens: 60 } }
export const LimitReached: Story = {
  args: { reward: { ...weeklyForPlayer, frequencyCap: { limitReached: true, remaining: 0 } } },
}
export const FreeEntryClaimed: Story = {
  args: { reward: { ...weeklyForPlayer, playerEntries: 4, hasFreeEntry: true } },
}
export const DateOpen: Story = {
  args: { reward: { ...weeklyDrawing, draw: weeklyDrawing.draw && { ...weeklyDrawing.draw, draw: null } } },
}
export const Between: Story = { args: { reward: { ...weeklyDrawing, draw: null } } }
export const NothingDrawnYet: Story = {
  args: { past: { content: [], page: 0, size: 10, totalElements: 0 }, winners: unknown },
}
export const PastDrawsFailed: Story = {
  args: { past: undefined, pastError: { key: 'error.offline' }, winners: unknown },
}
export const WinnersFailed: Story = { args: { winners: { ...unknown, error: { key: 'error.offline' } } } }
export const TokensOnTheirWay: Story = { args: { tokens: undefined, isReady: false } }
export const Loading: Story = { args: { reward: undefined, past: undefined } }
export const Failed: Story = { args: { reward: undefined, error: { key: 'error.offline' } } }
