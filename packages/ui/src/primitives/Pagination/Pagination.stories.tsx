import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { useArgState } from '../../testing/useArgState.ts'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  args: { page: 4, pages: 10, onPage: fn(), label: 'Pages of the history' },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const First: Story = { args: { page: 0 } }
export const Last: Story = { args: { page: 9 } }
export const TwoPages: Story = { args: { page: 0, pages: 2 } }
export const ManyPages: Story = { args: { page: 12_344, pages: 100_000 } }

export const Live: Story = {
  args: { page: 0 },
  render: function Turning({ page: arg, pages, label }) {
    const [page, setPage] = useArgState(arg)
    return <Pagination page={page} pages={pages} onPage={setPage} label={label} />
  },
}
