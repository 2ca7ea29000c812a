import { emptyTicket, TICKET_KINDS } from '@players-club/domain-models'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TicketEntryView } from './TicketEntryView.tsx'

const meta = {
  title: 'Tickets/TicketEntryView',
  component: TicketEntryView,
  parameters: { layout: 'fullscreen' },
  args: {
    kinds: TICKET_KINDS,
    settings: { ticketCardView: true, ticketCardDisclaimer: true },
    kind: 'scratch',
    values: emptyTicket,
    incomplete: [],
    notice: null,
    canSubmit: false,
    isBusy: false,
    onChoose: fn(),
    onChange: fn(),
    onLeave: fn(),
    onSubmit: fn(),
    onHelp: fn(),
  },
} satisfies Meta<typeof TicketEntryView>

export default meta
type Story = StoryObj<typeof meta>

const filled = { values: { ticketCode: '1404-000017-123', secondCode: '573' }, canSubmit: true }

export const Scratch: Story = {}
export const FastPlay: Story = { args: { kind: 'fastPlay' } }
export const Draw: Story = { args: { kind: 'draw' } }
export const QuickDraw: Story = { args: { kind: 'quickDraw' } }
export const QuickCard: Story = { args: { kind: 'quickCard' } }
export const WithoutQuickFeatures: Story = { args: { kinds: ['scratch', 'fastPlay', 'draw'], kind: 'draw' } }
export const Filled: Story = { args: filled }
export const Busy: Story = { args: { ...filled, isBusy: true } }
export const Incomplete: Story = {
  args: { values: { ticketCode: '1404-0', secondCode: '57' }, incomplete: ['ticketCode', 'secondCode'] },
}
export const Refused: Story = { args: { ...filled, notice: { key: 'error.gameTicketEntry.used' } } }
export const InTheServersWords: Story = {
  args: { ...filled, notice: { text: 'The lottery is counting. Back at noon.' } },
}
