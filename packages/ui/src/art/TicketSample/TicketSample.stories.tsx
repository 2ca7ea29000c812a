import { TICKET_KINDS } from '@players-club/domain-models'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { TicketSample } from './TicketSample.tsx'

const meta = {
  title: 'Art/TicketSample',
  component: TicketSample,
  args: { kind: 'scratch', label: 'A scratch ticket' },
  argTypes: { kind: { control: 'select', options: TICKET_KINDS } },
} satisfies Meta<typeof TicketSample>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Kinds: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Grid columns={{ mobile: 1, tablet: 2, desktop: 3 }}>
      {TICKET_KINDS.map(kind => (
        <TicketSample key={kind} kind={kind} label={kind} />
      ))}
    </Grid>
  ),
}
