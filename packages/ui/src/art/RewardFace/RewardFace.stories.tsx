import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { TicketCard } from '../../primitives/TicketCard/TicketCard.tsx'
import { RewardFace, rewardMotifNames } from './RewardFace.tsx'

const meta = {
  title: 'Art/RewardFace',
  component: RewardFace,
  args: { seed: 'monsoon' },
  argTypes: { motif: { control: 'select', options: rewardMotifNames } },
} satisfies Meta<typeof RewardFace>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Motifs: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Grid columns={{ mobile: 2, tablet: 3, desktop: 4 }}>
      {rewardMotifNames.map(motif => (
        <TicketCard
          key={motif}

          title={motif}
          picture={<RewardFace seed={motif} motif={motif} />}
        />
      ))}
    </Grid>
  ),
}

export const Seeds: Story = {
  render: args => (
    <Grid columns={{ mobile: 2, tablet: 3, desktop: 4 }}>
      {Array.from({ length: 24 }, (_, index) => (
        <TicketCard
          key={index}

          title={`Number ${index + 1}`}
          picture={<RewardFace {...args} seed={`reward-${index}`} />}
        />
      ))}
    </Grid>
  ),
}
