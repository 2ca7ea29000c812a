import type { Meta, StoryObj } from '@storybook/react-vite'
import { spaces } from '../../tokens/scales.ts'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { stackAligns, stackElements } from './Stack.css.ts'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: {
    children: ['Earn', 'Play', 'Win'].map(word => (
      <Card key={word} surface="outlined">
        <Text>{word}</Text>
      </Card>
    )),
  },
  argTypes: {
    gap: { control: 'select', options: spaces },
    align: { control: 'select', options: stackAligns },
    as: { control: 'select', options: stackElements },
  },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Centred: Story = { args: { align: 'center' } }

export const AsList: Story = {
  args: {
    as: 'ul',
    gap: { mobile: 2, tablet: 6 },
    children: ['Scratchers', 'Draw games', 'Quick draw'].map(name => <li key={name}>{name}</li>),
  },
}
