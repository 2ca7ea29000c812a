import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { WidgetFrame } from './WidgetFrame.tsx'

const meta = {
  title: 'Lounge/WidgetFrame',
  component: WidgetFrame,
  parameters: { layout: 'fullscreen' },
  args: { onHeight: fn(), children: <TicketCard title="A widget" titleLevel={1} as="div" /> },
} satisfies Meta<typeof WidgetFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
