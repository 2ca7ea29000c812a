import {
  drawnDraw,
  openDraw,
  progressivePromotion,
  runningPromotion,
  tripPrize,
  wonCashPrize,
  wonPointsPrize,
} from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PromotionView } from './PromotionView.tsx'

const promotion = { ...runningPromotion, fullImage: '/nothing.svg' }
const draws = { content: [drawnDraw, openDraw], page: 0, size: 6, totalElements: 2 }

const meta = {
  title: 'Promotions/PromotionView',
  component: PromotionView,
  parameters: { layout: 'fullscreen' },
  args: {
    promotion,
    hasFailed: false,
    onReload: fn(),
    jackpot: { prize: null, drawDate: null },
    draws,
    drawsPage: 0,
    onDrawsPage: fn(),
    prizes: [tripPrize, { ...wonPointsPrize, description: 'Credited at once.' }],
    latest: {
      draw: drawnDraw,
      prizes: [wonCashPrize, wonPointsPrize, { ...wonCashPrize, id: 99, winners: [] }],
    },
    games: [],
    onUnavailableGame: fn(),
    onEnterTicket: fn(),
  },
} satisfies Meta<typeof PromotionView>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const Ended: Story = { args: { promotion: { ...promotion, status: 'ended' } } }
export const ComingSoon: Story = {
  args: { promotion: { ...promotion, status: 'comingSoon' }, latest: undefined },
}
export const Progressive: Story = {
  args: {
    promotion: { ...progressivePromotion, fullImage: '/nothing.svg' },
    jackpot: {
      prize: { drawId: 41, amount: 1_254_325, maximum: 2_500_000 },
      drawDate: '2026-11-27T20:00:00.000Z',
    },
  },
}
export const ManyDraws: Story = { args: { draws: { ...draws, totalElements: 20 } } }
export const PartsLoading: Story = {
  args: {
    draws: undefined,
    prizes: undefined,
    latest: { draw: drawnDraw, prizes: undefined },
    games: undefined,
  },
}
export const WithoutDraws: Story = {
  args: { draws: { ...draws, content: [], totalElements: 0 }, prizes: [], latest: undefined },
}
export const Loading: Story = { args: { promotion: undefined } }
export const Failed: Story = { args: { promotion: undefined, hasFailed: true } }
