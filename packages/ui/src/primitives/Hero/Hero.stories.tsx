import type { Meta, StoryObj } from '@storybook/react-vite'
import { DesertScene } from '../../art/index.ts'
import { panels } from '../../themes/roles.ts'
import { Heading } from '../Heading/Heading.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Hero } from './Hero.tsx'
import { heroElements, heroSizes } from './heroVariants.ts'

const meta = {
  title: 'Primitives/Hero',
  component: Hero,
  args: {
    picture: <DesertScene />,
    children: (
      <>
        <Heading level={1}>Copper Mine Jackpot</Heading>
        <Text size="lead" tone="inherit">
          Every ticket you enter until the end of the month is one more chance.
        </Text>
        <LinkButton href="/ticket-entry">Enter Ticket</LinkButton>
      </>
    ),
  },
  argTypes: {
    as: { control: 'select', options: heroElements },
    size: { control: 'select', options: heroSizes },
    panel: { control: 'select', options: panels },
  },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Large: Story = { args: { size: 'large' } }

export const Panels: Story = {
  render: ({ picture }) => (
    <Stack gap={5}>
      {panels.map(panel => (
        <Hero key={panel} as="section" labelledBy={panel} panel={panel} picture={picture}>
          <Heading level={2} id={panel}>
            {panel}
          </Heading>
        </Hero>
      ))}
    </Stack>
  ),
}

export const LongWords: Story = {
  args: {
    children: (
      <>
        <Heading level={1}>Sorteoextraordinarioconjuntodelosdosestados</Heading>
        <Text tone="inherit">{'A sentence that goes on and on. '.repeat(12)}</Text>
      </>
    ),
  },
}
