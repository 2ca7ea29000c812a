import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { QueryState } from './QueryState.tsx'

const meta = {
  title: 'Primitives/QueryState',
  component: QueryState,
  args: { error: null, onRetry: fn(), children: <Skeleton count={4} /> },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof QueryState>

export default meta
type Story = StoryObj<typeof meta>

export const OnItsWay: Story = {}
export const Failed: Story = { args: { error: { key: 'error.offline' } } }
export const FailedInTheServersWords: Story = {
  args: { error: { text: 'The registry is closed from Saturday evening until Monday morning.' } },
}
