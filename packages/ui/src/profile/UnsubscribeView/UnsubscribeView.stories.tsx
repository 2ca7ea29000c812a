import type { Meta, StoryObj } from '@storybook/react-vite'
import { UnsubscribeView } from './UnsubscribeView.tsx'

const meta = {
  title: 'Profile/UnsubscribeView',
  component: UnsubscribeView,
  parameters: { layout: 'fullscreen' },
  args: { isDone: true, isSignedIn: false },
} satisfies Meta<typeof UnsubscribeView>

export default meta
type Story = StoryObj<typeof meta>

export const Asks: Story = { args: { mailKey: 'key', isDone: false } }
export const Unavailable: Story = { args: { mailKey: 'key', isUnavailable: true, isDone: false } }
export const Done: Story = {}
export const Failed: Story = { args: { isDone: false } }
