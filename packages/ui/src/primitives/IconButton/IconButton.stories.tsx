import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pause, X } from 'lucide'
import { tones } from '../../themes/roles.ts'
import { Inline } from '../Inline/Inline.tsx'
import { iconButtonEmphases } from './IconButton.css.ts'
import { IconButton } from './IconButton.tsx'

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { icon: X, label: 'Close' },
  argTypes: {
    icon: { control: false },
    tone: { control: 'select', options: tones },
    emphasis: { control: 'select', options: iconButtonEmphases },
  },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Emphases: Story = {
  render: args => (
    <Inline gap={3}>
      {iconButtonEmphases.map(emphasis => (
        <IconButton {...args} key={emphasis} icon={Pause} label={`Pause, ${emphasis}`} emphasis={emphasis} />
      ))}
    </Inline>
  ),
}

export const Disabled: Story = { args: { isDisabled: true } }
