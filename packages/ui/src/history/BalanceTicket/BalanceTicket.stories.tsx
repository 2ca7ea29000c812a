import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { BalanceTicket } from './BalanceTicket.tsx'

const facts = [
  { name: 'On the way', value: '50 Points' },
  { name: 'About to expire', value: '0: points do not expire' },
]

const meta = {
  title: 'History/BalanceTicket',
  component: BalanceTicket,
  args: { kind: 'points', balance: 25_000, facts },
} satisfies Meta<typeof BalanceTicket>

export default meta
type Story = StoryObj<typeof meta>

export const Points: Story = {}
export const Tokens: Story = {
  args: {
    kind: 'tokens',
    balance: 5_000,
    facts: [],
    children: <LinkButton href="/lucky-lounge/store">Get tokens</LinkButton>,
  },
}
export const One: Story = { args: { balance: 1, facts: [] } }
export const NotAvailable: Story = { args: { balance: null, facts: [] } }
export const Waiting: Story = {
  args: { balance: undefined, facts: facts.map(({ name }) => ({ name, value: undefined })) },
}
