import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Carousel } from './Carousel.tsx'

const offers = [
  ['Double points in December', 'Every ticket that you enter counts twice.'],
  ['A drawing each week', 'One entry in ten thousand wins $1,000.'],
  ['Lucky Lounge is open', 'Play for fun, or for tokens.'],
] as const

const slides = offers.map(([title, text]) => ({
  id: title,
  title,
  content: (
    <Card>
      <Stack gap={2}>
        <Heading level={2}>{title}</Heading>
        <Text>{text}</Text>
      </Stack>
    </Card>
  ),
}))

const meta = {
  title: 'Primitives/Carousel',
  component: Carousel,
  args: { label: 'News of the club', slides },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Playing: Story = {}
export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Pause|Pausar/ }))
  },
}
export const OneSlide: Story = { args: { slides: slides.slice(0, 1) } }
