import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { EnterTicketLink } from './EnterTicketLink.tsx'

const meta = {
  title: 'Tickets/EnterTicketLink',
  component: EnterTicketLink,
  args: { onEnter: fn() },
} satisfies Meta<typeof EnterTicketLink>

export default meta
type Story = StoryObj<typeof meta>

export const Solid: Story = {}
export const Outline: Story = { args: { emphasis: 'outline' } }
