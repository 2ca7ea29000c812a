import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { UnknownWidget } from './UnknownWidget.tsx'

const meta = {
  title: 'Lounge/UnknownWidget',
  component: UnknownWidget,
  parameters: { layout: 'fullscreen' },
  args: { onHeight: fn() },
} satisfies Meta<typeof UnknownWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
