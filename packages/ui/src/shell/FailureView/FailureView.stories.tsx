import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { failureKinds, FailureView } from './FailureView.tsx'

const meta = {
  title: 'Shell/FailureView',
  component: FailureView,
  args: { kind: 'unexpected', onRetry: fn() },
  argTypes: { kind: { control: 'inline-radio', options: failureKinds } },
} satisfies Meta<typeof FailureView>

export default meta
type Story = StoryObj<typeof meta>

export const Unexpected: Story = {}
export const Offline: Story = { args: { kind: 'offline' } }
export const Outdated: Story = { args: { kind: 'outdated' } }
