import type { Meta, StoryObj } from '@storybook/react-vite'
import { Paginated } from './Paginated.tsx'

const meta = {
  title: 'Primitives/Paginated',
  component: Paginated,
  args: {
    label: 'Pages of the history',
    total: 1_234,
    page: 4,
    size: 25,
    hrefOf: page => `?page=${page + 1}`,
    beside: '25 rows a page',
    children: 'The rows of this page.',
  },
} satisfies Meta<typeof Paginated>

export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {}
export const OnePage: Story = { args: { total: 3, page: 0 } }
