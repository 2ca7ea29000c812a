import { informationTileFixture } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { InformationTileCard } from './InformationTileCard.tsx'

const meta = {
  title: 'Content/InformationTileCard',
  component: InformationTileCard,
  args: { tile: informationTileFixture, action: 'Read more' },
  render: args => (
    <Grid as="ul">
      <InformationTileCard {...args} />
    </Grid>
  ),
} satisfies Meta<typeof InformationTileCard>

export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = {}
export const LongWords: Story = {
  args: {
    tile: {
      ...informationTileFixture,
      title: 'Verantwortungsbewusstseinsveranstaltungen in Flagstaff and in Sierra Vista',
      summary: 'A summary that goes on for longer than anybody would wish. '.repeat(4),
    },
  },
}
