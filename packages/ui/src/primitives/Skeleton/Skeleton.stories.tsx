import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../Grid/Grid.tsx'
import { skeletonShapes } from './Skeleton.css.ts'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  argTypes: { shape: { control: 'select', options: skeletonShapes } },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Paragraph: Story = { args: { count: 3 } }

export const Shapes: Story = {
  render: args => (
    <Grid columns={1}>
      {skeletonShapes.map(shape => (
        <Skeleton {...args} key={shape} shape={shape} />
      ))}
    </Grid>
  ),
}

export const Tickets: Story = {
  args: { shape: 'ticket', count: 3 },
  render: args => (
    <Grid>
      <Skeleton {...args} />
    </Grid>
  ),
}
