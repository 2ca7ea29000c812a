import { monsoonReels, orchardPinata } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { ArcadeGameCard } from './ArcadeGameCard.tsx'

const meta = {
  title: 'Lounge/ArcadeGameCard',
  component: ArcadeGameCard,
  args: { game: monsoonReels },
  decorators: [
    Story => (
      <Grid as="ul">
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof ArcadeGameCard>

export default meta
type Story = StoryObj<typeof meta>

export const Wagers: Story = {}
export const OnePrice: Story = { args: { game: orchardPinata } }
export const LongWords: Story = {
  args: { game: { ...monsoonReels, name: 'The unbelievably long-winded monsoon of the century' } },
}
