import type { Meta, StoryObj } from '@storybook/react-vite'
import { tones } from '../../themes/roles.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Button } from './Button.tsx'
import { buttonEmphases, buttonSizes, buttonWidths } from './buttonVariants.ts'

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Enter a ticket' },
  argTypes: {
    tone: { control: 'select', options: tones },
    emphasis: { control: 'select', options: buttonEmphases },
    size: { control: 'select', options: buttonSizes },
    width: { control: 'select', options: buttonWidths },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Emphases: Story = {
  render: args => (
    <Stack gap={4}>
      {tones.map(tone => (
        <Inline key={tone} gap={3}>
          {buttonEmphases.map(emphasis => (
            <Button {...args} key={emphasis} tone={tone} emphasis={emphasis} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
}

export const Sizes: Story = {
  render: args => (
    <Inline gap={3} align="center">
      {buttonSizes.map(size => (
        <Button {...args} key={size} size={size} />
      ))}
    </Inline>
  ),
}

export const FullWidth: Story = { args: { width: 'full' } }

export const Pending: Story = { args: { isPending: true } }

export const Disabled: Story = { args: { isDisabled: true } }
