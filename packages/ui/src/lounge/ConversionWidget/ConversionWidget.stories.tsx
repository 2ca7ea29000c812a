import { conversionToday } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Container } from '../../primitives/Container/Container.tsx'
import { ConversionWidget } from './ConversionWidget.tsx'

const meta = {
  title: 'Lounge/ConversionWidget',
  component: ConversionWidget,
  args: {
    terms: conversionToday,
    points: 25_000,
    obstacle: null,
    error: null,
    onOpen: fn(),
    onReload: fn(),
  },
  decorators: [
    Story => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof ConversionWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const TooFewPoints: Story = { args: { points: 99, obstacle: 'tooFewPoints' } }
export const LimitReached: Story = {
  args: {
    terms: { ...conversionToday, frequencyCap: { limitReached: true, remaining: 0, count: 1_440 } },
    obstacle: 'limitReached',
  },
}
export const Loading: Story = { args: { terms: undefined, points: undefined } }
export const Failed: Story = {
  args: { terms: undefined, points: undefined, error: { key: 'error.offline' } },
}
