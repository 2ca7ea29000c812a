import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { DesertScene } from './DesertScene.tsx'

const meta = {
  title: 'Art/DesertScene',
  component: DesertScene,
} satisfies Meta<typeof DesertScene>

export default meta
type Story = StoryObj<typeof meta>

export const Day: Story = {}

export const Night: Story = { args: { isNight: true } }

export const Seeds: Story = {
  render: args => (
    <Grid>
      {['mesa', 'lake', 'coupon', 'spins', 'quiet', 'wash'].map(seed => (
        <TicketCard key={seed} title={seed} picture={<DesertScene {...args} seed={seed} />} />
      ))}
    </Grid>
  ),
}
