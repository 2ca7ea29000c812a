import { megaMillionsGame, openJackpot, scratcherGame } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { GameCard } from './GameCard.tsx'

const now = new Date('2026-11-21T18:00:00Z')

const meta = {
  title: 'Games/GameCard',
  component: GameCard,
  args: { game: scratcherGame, now },
  render: args => (
    <Grid as="ul">
      <GameCard {...args} />
    </Grid>
  ),
} satisfies Meta<typeof GameCard>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {}
export const Running: Story = { args: { game: { ...scratcherGame, playBegin: '2026-01-05T07:00:00Z' } } }
export const ComingSoon: Story = { args: { game: { ...scratcherGame, playBegin: '2026-12-05T07:00:00Z' } } }
export const Ended: Story = { args: { game: { ...scratcherGame, playEnd: '2026-11-10T07:00:00Z' } } }
export const Jackpot: Story = { args: { game: megaMillionsGame, jackpot: openJackpot } }
export const LongWords: Story = {
  args: {
    game: {
      ...megaMillionsGame,
      name: 'The Extraordinarily Longwinded Supercalifragilistic Game',
      topPrizeText: 'A thousand dollars every week for as long as you live, and a house',
    },
  },
}
