import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { linkTones } from './Link.css.ts'
import { Link } from './Link.tsx'

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '/rewards', children: 'All rewards' },
  argTypes: { tone: { control: 'select', options: linkTones } },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const External: Story = { args: { isExternal: true, children: 'Responsible play' } }

export const InText: Story = {
  render: args => (
    <Text>
      Every entry counts. <Link {...args} /> says how.
    </Text>
  ),
}

export const OnAPanel: Story = {
  args: { tone: 'inherit' },
  render: args => (
    <Card panel="dusk">
      <Link {...args} />
    </Card>
  ),
}
