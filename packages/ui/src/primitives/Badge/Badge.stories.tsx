import type { Meta, StoryObj } from '@storybook/react-vite'
import { Clock } from 'lucide'
import { tones } from '../../themes/roles.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Ends in 3 days' },
  argTypes: { icon: { control: false }, tone: { control: 'select', options: tones } },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tones: Story = {
  render: args => (
    <Inline>
      {tones.map(tone => (
        <Badge {...args} key={tone} tone={tone} />
      ))}
    </Inline>
  ),
}

export const WithIcon: Story = { args: { icon: Clock, tone: 'warning' } }
