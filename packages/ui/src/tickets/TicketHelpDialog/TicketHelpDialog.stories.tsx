import { TICKET_KINDS } from '@players-club/domain-models'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TicketHelpDialog } from './TicketHelpDialog.tsx'

const meta = {
  title: 'Tickets/TicketHelpDialog',
  component: TicketHelpDialog,
  args: { isOpen: true, kinds: TICKET_KINDS, kind: 'scratch', onClose: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof TicketHelpDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Scratch: Story = {}
export const FastPlay: Story = { args: { kind: 'fastPlay' } }
export const Draw: Story = { args: { kind: 'draw' } }
export const QuickDraw: Story = { args: { kind: 'quickDraw' } }
export const QuickCard: Story = { args: { kind: 'quickCard' } }
export const WithoutQuickFeatures: Story = { args: { kinds: ['scratch', 'fastPlay', 'draw'], kind: 'draw' } }
