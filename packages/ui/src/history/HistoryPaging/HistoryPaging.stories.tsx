import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { HistoryPaging } from './HistoryPaging.tsx'

const meta = {
  title: 'History/HistoryPaging',
  component: HistoryPaging,
  args: {
    label: 'Pages of the history',
    total: 1_234,
    page: 4,
    size: 25,
    hrefOf: page => `?page=${page + 1}`,
    onSize: fn(),
    children: 'The rows of this page.',
  },
} satisfies Meta<typeof HistoryPaging>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const OnePage: Story = { args: { total: 3, page: 0 } }
export const FixedLength: Story = { args: { size: 10, onSize: undefined } }
