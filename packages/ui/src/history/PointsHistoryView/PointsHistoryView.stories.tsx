import type { LedgerTransaction } from '@players-club/domain-models'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PointsHistoryView } from './PointsHistoryView.tsx'

const content: LedgerTransaction[] = Array.from({ length: 10 }, (_, index) => ({
  referenceId: `entry-${index}`,
  date: new Date(Date.UTC(2026, 10, 20 - index, 19)).toISOString(),
  description: index % 3 === 1 ? 'history.entry.exchange' : 'Scratchers ticket: Desert Gold',
  type: index % 3 === 1 ? 'DEBIT' : 'CREDIT',
  amount: 250 + index * 50,
  extraData: [],
}))

const meta = {
  title: 'History/PointsHistoryView',
  component: PointsHistoryView,
  parameters: { layout: 'fullscreen' },
  args: {
    data: { content, page: 0, size: 10, totalElements: 49 },
    loading: false,
    error: null,
    refresh: fn(),
    page: 0,
    size: 10,
    onPage: fn(),
    onSize: fn(),
  },
} satisfies Meta<typeof PointsHistoryView>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const LastPage: Story = { args: { page: 4 } }
export const Loading: Story = { args: { data: undefined, loading: true } }
export const Empty: Story = { args: { data: { content: [], page: 0, size: 10, totalElements: 0 } } }
export const Failed: Story = { args: { data: undefined, error: { key: 'error.http.503' } } }
