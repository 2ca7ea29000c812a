import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { textAligns, textElements, textSizes, textTones, textWeights } from './textVariants.ts'
import { Text } from './Text.tsx'

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: {
    children:
      'Every eligible ticket is an entry, and every entry is counted on the day of the drawing, in Phoenix.',
  },
  argTypes: {
    size: { control: 'select', options: textSizes },
    tone: { control: 'select', options: textTones },
    weight: { control: 'select', options: textWeights },
    align: { control: 'select', options: textAligns },
    as: { control: 'select', options: textElements },
  },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Sizes: Story = {
  render: args => (
    <Stack>
      {textSizes.map(size => (
        <Text {...args} key={size} size={size} />
      ))}
    </Stack>
  ),
}

export const Tones: Story = {
  render: args => (
    <Stack>
      {textTones.map(tone => (
        <Text {...args} key={tone} tone={tone} />
      ))}
    </Stack>
  ),
}

export const Numbers: Story = {
  render: args => (
    <Stack gap={1} align="end">
      {['25,000', '1,111', '980'].map(points => (
        <Text {...args} key={points} isNumeric weight="bold">
          {points}
        </Text>
      ))}
    </Stack>
  ),
}
