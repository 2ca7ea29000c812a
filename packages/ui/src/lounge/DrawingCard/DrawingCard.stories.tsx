import { weeklyDrawing } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { DrawingCard } from './DrawingCard.tsx'

const meta = {
  title: 'Lounge/DrawingCard',
  component: DrawingCard,
  args: { drawing: weeklyDrawing },
  decorators: [
    Story => (
      <Grid as="ul">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof DrawingCard>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Between: Story = { args: { drawing: { ...weeklyDrawing, draw: null } } }
export const Great: Story = {
  args: { drawing: { ...weeklyDrawing, title: 'Quarterly drawing', topPrize: 1_000_000, amount: 500 } },
}
