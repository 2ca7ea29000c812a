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
const known = <T,>(data: T) => ({ data, error: null, refresh: fn() })
const unknown = { data: undefined, error: null, refresh: fn() }
const failed = { ...unknown, error: { key: 'error.offline' } } as const
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
    draws: known(draws),
    drawsPage: 0,
    onDrawsPage: fn(),
    prizes: known({ content: [tripPrize, { ...wonPointsPrize, description: 'Credited at once.' }] }),
    published: known({ content: [drawnDraw] }),
    winners: known({ content: [wonCashPrize, wonPointsPrize, { ...wonCashPrize, id: 99, winners: [] }] }),
    games: known({ content: [] }),
    onUnavailableGame: fn(),
    hasLounge: true,
    onEnterTicket: fn(),
  },
} satisfies Meta<typeof PromotionView>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const Ended: Story = { args: { promotion: { ...promotion, status: 'ended' } } }
export const ComingSoon: Story = {
  args: { promotion: { ...promotion, status: 'comingSoon' }, published: known({ content: [] }) },
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
export const OfTheLounge: Story = { args: { promotion: { ...promotion, promotionType: 'LOUNGE' } } }
export const ManyDraws: Story = { args: { draws: known({ ...draws, totalElements: 20 }) } }
export const PartsLoading: Story = {
  args: {
    draws: unknown,
    prizes: unknown,
    winners: unknown,
    games: unknown,
  },
}
export const PartsFailed: Story = {
  args: { draws: failed, prizes: failed, published: failed, games: failed },
}
export const WithoutDraws: Story = {
  args: {
    draws: known({ ...draws, content: [], totalElements: 0 }),
    prizes: known({ content: [] }),
    published: known({ content: [] }),
  },
}
export const Loading: Story = { args: { promotion: undefined } }
export const Failed: Story = { args: { promotion: undefined, hasFailed: true } }
