import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Container } from '../Container/Container.tsx'
import { Text } from '../Text/Text.tsx'
import { Bleed } from './Bleed.tsx'

const meta = {
  title: 'Primitives/Bleed',
  component: Bleed,
  args: {
    children: (
      <Card surface="sunken">
        <Text>Reaches over the margins.</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof Bleed>

export default meta
type Story = StoryObj<typeof meta>

export const InAContainer: Story = {
  render: args => (
    <Container width="form">
      <Text>Kept off the edges.</Text>
      <Bleed {...args} />
    </Container>
  ),
}
