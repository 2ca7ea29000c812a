import { drawingEntry, loungeWinnings, tokenPurchase } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TokenHistoryView } from './TokenHistoryView.tsx'

const place = { types: [], range: { from: '2025-10-21' }, page: 0 } as const
const none = { content: [], page: 0, size: 10, totalElements: 0 }

const meta = {
  title: 'History/TokenHistoryView',
  component: TokenHistoryView,
  parameters: { layout: 'fullscreen' },
  args: {
    balance: 5_000,
    data: {
      content: [loungeWinnings, tokenPurchase, drawingEntry],
      page: 0,
      size: 10,
      totalElements: 92,
    },
    error: null,
    refresh: fn(),
    place,
    path: '/lucky-lounge/history',
    size: 10,
    today: '2026-11-21',
    types: [],
    onTypes: fn(),
    values: { from: '2025-10-21', to: '' },
    errors: {},
    onChange: fn(),
    onSubmit: fn(),
    settings: { bonusPoints: true, transactionId: true },
  },
} satisfies Meta<typeof TokenHistoryView>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Narrowed: Story = {
  args: { place: { ...place, types: ['WINNINGS', 'GAMEPLAY'] }, types: ['WINNINGS', 'GAMEPLAY'] },
}
export const Wrong: Story = {
  args: {
    place: { ...place, types: ['OTHER'] },
    values: { from: '2026-11-20', to: '2026-11-01' },
    errors: { to: { key: 'history.to.beforeFrom' } },
  },
}
export const Loading: Story = { args: { balance: undefined, data: undefined } }
export const Empty: Story = { args: { balance: 0, data: none } }
export const NothingFound: Story = {
  args: { place: { ...place, types: ['OTHER'] }, types: ['OTHER'], data: none },
}
export const BeyondTheEnd: Story = {
  args: { place: { ...place, page: 98 }, data: { ...none, totalElements: 92 } },
}
export const Failed: Story = { args: { data: undefined, error: { key: 'error.http.503' } } }
