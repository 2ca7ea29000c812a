import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { QuickDrawWidgetView } from './QuickDrawWidgetView.tsx'

const meta = {
  title: 'Games/QuickDrawWidgetView',
  component: QuickDrawWidgetView,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Canyon Six',
    gameUrl: 'about:blank',
    isLoading: false,
    error: null,
    onRetry: fn(),
    isUndrawn: false,
    onMessage: fn(),
  },
} satisfies Meta<typeof QuickDrawWidgetView>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const Loading: Story = { args: { isLoading: true } }
const unknown = { gameUrl: undefined, isLoading: true }
export const NotKnownYet: Story = { args: { ...unknown, name: undefined } }
export const Failed: Story = { args: { ...unknown, error: { key: 'error.offline' } } }
export const Undrawn: Story = { args: { ...unknown, isUndrawn: true } }
