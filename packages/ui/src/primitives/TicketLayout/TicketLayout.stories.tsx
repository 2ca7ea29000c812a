import type { Meta, StoryObj } from '@storybook/react-vite'
import { DesertScene } from '../../art/index.ts'
import { Card } from '../Card/index.ts'
import { Container } from '../Container/index.ts'
import { Heading } from '../Heading/index.ts'
import { Text } from '../Text/index.ts'
import { TicketCard } from '../TicketCard/index.ts'
import { TicketLayout } from './TicketLayout.tsx'

const meta = {
  title: 'Primitives/TicketLayout',
  component: TicketLayout,
  args: {
    head: <Heading level={1}>Lake Havasu weekend</Heading>,
    ticket: (
      <TicketCard
        as="div"
        title="Draws"
        titleLevel={2}
        picture={<DesertScene seed="lake" />}
        stub="500"
        unit="points an entry"
      />
    ),
    children: (
      <Card>
        <Text>Each entry is one chance.</Text>
      </Card>
    ),
  },
  render: args => (
    <Container>
      <TicketLayout {...args} />
    </Container>
  ),
} satisfies Meta<typeof TicketLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}
export const NothingFollows: Story = { args: { children: undefined } }
