import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { GameFace } from './GameFace.tsx'

const meta = {
  title: 'Art/GameFace',
  component: GameFace,
  args: { seed: 'monsoon' },
} satisfies Meta<typeof GameFace>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Seeds: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Grid columns={{ mobile: 2, tablet: 3, desktop: 4 }}>
      {Array.from({ length: 24 }, (_, index) => (
        <TicketCard
          key={index}

          title={`Number ${index + 1}`}
          picture={<GameFace seed={`game-${index}`} />}
        />
      ))}
    </Grid>
  ),
}
