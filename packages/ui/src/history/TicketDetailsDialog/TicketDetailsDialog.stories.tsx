import {
  creditedTicket,
  pendingTicketResult,
  refusedTicket,
  richTicketResult,
} from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TicketDetailsDialog } from './TicketDetailsDialog.tsx'

const meta = {
  title: 'History/TicketDetailsDialog',
  component: TicketDetailsDialog,
  args: { isOpen: true, entry: { ...creditedTicket, points: 300, result: richTicketResult }, onClose: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof TicketDetailsDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Credited: Story = {}
export const Pending: Story = {
  args: { entry: { ...creditedTicket, state: 'PENDING', result: pendingTicketResult } },
}
export const Refused: Story = { args: { entry: refusedTicket } }
export const NoDrawTicket: Story = {
  args: { entry: { ...refusedTicket, ticketCode: 'AB12CDE34FGHI56JKLMN78OPQ', reason: 'invalid' } },
}
export const Checking: Story = { args: { entry: { ...refusedTicket, state: 'CHECKING', reason: null } } }
