import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gift, Ticket } from 'lucide'
import { Inline } from '../Inline/Inline.tsx'
import { iconSizes } from './Icon.tsx'
import { Icon } from './Icon.tsx'

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  args: { icon: Ticket },
  argTypes: { icon: { control: false }, size: { control: 'select', options: iconSizes } },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const Decorative: Story = {}

export const Sizes: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Inline gap={4}>
      {iconSizes.map(size => (
        <Icon key={size} icon={Gift} size={size} />
      ))}
    </Inline>
  ),
}
