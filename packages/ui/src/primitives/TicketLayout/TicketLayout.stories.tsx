import type { Meta, StoryObj } from '@storybook/react-vite'
import { DesertScene } from '../../art/index.ts'
import { Card } from '../Card/Card.tsx'
import { Container } from '../Container/Container.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { TicketCard } from '../TicketCard/TicketCard.tsx'
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
