import { entryPrize, pointsPrize, richTicketResult } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { TicketPrizes } from './TicketPrizes.tsx'

const meta = {
  title: 'Tickets/TicketPrizes',
  component: TicketPrizes,
  args: { prizes: richTicketResult.prizes },
} satisfies Meta<typeof TicketPrizes>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const Entries: Story = { args: { prizes: [entryPrize] } }
export const Reveal: Story = { args: { prizes: [{ ...pointsPrize, token: 'reveal' }] } }
export const PointsAlone: Story = { args: { prizes: [pointsPrize] } }
