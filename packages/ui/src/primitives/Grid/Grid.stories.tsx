import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { gridElements } from './Grid.tsx'
import { Grid } from './Grid.tsx'

const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  args: {
    children: Array.from({ length: 6 }, (_, index) => (
      <Card key={index}>
        <Text>Game {index + 1}</Text>
      </Card>
    )),
  },
  argTypes: { as: { control: 'select', options: gridElements } },
} satisfies Meta<typeof Grid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Four: Story = { args: { columns: { mobile: 2, desktop: 4 }, gap: 3 } }
