import {
  collectAllActivity,
  linkActivity,
  pollActivity,
  reachedActivity,
  uploadActivity,
} from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { ActivityCard } from './ActivityCard.tsx'

const meta = {
  title: 'Activities/ActivityCard',
  component: ActivityCard,
  args: { activity: pollActivity, onCollect: fn() },
  decorators: [
    Story => (
      <Grid>
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof ActivityCard>

export default meta
type Story = StoryObj<typeof meta>

export const Poll: Story = {}
export const WithBonus: Story = { args: { activity: linkActivity } }
export const LimitReached: Story = { args: { activity: reachedActivity } }
export const SoOften: Story = {
  args: {
    activity: { ...uploadActivity, frequencyCap: { limitReached: false, remaining: 2, count: 1 } },
  },
}
export const CollectAll: Story = { args: { activity: collectAllActivity } }
export const ForFun: Story = { args: { activity: { ...pollActivity, amount: 0 } } }
export const LongWords: Story = {
  args: {
    activity: {
      ...linkActivity,
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen im Museum',
      amount: 1_250_000,
    },
  },
}
