import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { HistoryFilter } from './HistoryFilter.tsx'

const meta = {
  title: 'History/HistoryFilter',
  component: HistoryFilter,
  args: {
    action: '/history',
    today: '2026-11-21',
    range: { from: '2025-10-21' },
    values: { from: '2025-10-21', to: '' },
    errors: {},
    onChange: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof HistoryFilter>

export default meta
type Story = StoryObj<typeof meta>

export const AtFirst: Story = {}
export const Chosen: Story = {
  args: {
    range: { from: '2026-01-05', to: '2026-02-01' },
    values: { from: '2026-01-05', to: '2026-02-01' },
    clearHref: '/history',
  },
}
export const Wrong: Story = {
  args: {
    clearHref: '/history',
    values: { from: '1999-12-31', to: '2026-02-30' },
    errors: {
      from: { key: 'history.from.tooEarly', params: { day: 'Nov 21, 2024' } },
      to: { key: 'history.to.invalid' },
    },
  },
}
