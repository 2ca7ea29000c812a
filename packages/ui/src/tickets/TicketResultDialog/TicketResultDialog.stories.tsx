import { goodTicketResult, pendingTicketResult, richTicketResult } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TicketResultDialog } from './TicketResultDialog.tsx'

const meta = {
  title: 'Tickets/TicketResultDialog',
  component: TicketResultDialog,
  args: { isOpen: true, outcome: 'success', result: goodTicketResult, origin: null, onClose: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof TicketResultDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = {}
export const WithPicture: Story = {
  args: { result: { ...goodTicketResult, graphicImageUrl: '/favicon.svg' } },
}
export const WithEntries: Story = { args: { result: richTicketResult, origin: '/promotion/310' } }
export const Pending: Story = { args: { outcome: 'pending', result: pendingTicketResult } }
export const NoPrizes: Story = { args: { result: { ...goodTicketResult, prizes: [] } } }
export const LongName: Story = {
  args: {
    result: {
      ...richTicketResult,
      gameName: 'The Extraordinarily Long Copper Canyon Crossword Extravaganza',
    },
  },
}
