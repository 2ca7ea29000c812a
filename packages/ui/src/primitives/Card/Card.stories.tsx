import type { Meta, StoryObj } from '@storybook/react-vite'
import { panels } from '../../themes/roles.ts'
import { Grid } from '../Grid/Grid.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { cardElements, cardSurfaces } from './cardVariants.ts'
import { Card } from './Card.tsx'

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: {
    children: (
      <>
        <Heading level={2} size="title">
          Your limits
        </Heading>
        <Text tone="muted">Take a break, or talk to somebody who listens.</Text>
      </>
    ),
  },
  argTypes: {
    as: { control: 'select', options: cardElements },
    surface: { control: 'select', options: cardSurfaces },
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Surfaces: Story = {
  render: ({ children }) => (
    <Grid>
      {cardSurfaces.map(surface => (
        <Card key={surface} surface={surface}>
          {children}
        </Card>
      ))}
    </Grid>
  ),
}

export const Panels: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Grid columns={{ mobile: 1, tablet: 2 }}>
      {panels.map(panel => (
        <Card key={panel} panel={panel} padding={8}>
          <Text tone="inherit">Powerball</Text>
          <Heading level={2} size="display">
            $412,000,000
          </Heading>
        </Card>
      ))}
    </Grid>
  ),
}
