import type { Meta, StoryObj } from '@storybook/react-vite'
import { spaces } from '../../tokens/scales.ts'
import { Badge } from '../Badge/Badge.tsx'
import { inlineAligns, inlineJustifies } from './inlineVariants.ts'
import { Inline } from './Inline.tsx'

const meta = {
  title: 'Primitives/Inline',
  component: Inline,
  args: { children: ['Powerball', 'Fantasy 5', 'The Pick'].map(name => <Badge key={name}>{name}</Badge>) },
  argTypes: {
    gap: { control: 'select', options: spaces },
    align: { control: 'select', options: inlineAligns },
    justify: { control: 'select', options: inlineJustifies },
  },
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Between: Story = { args: { justify: 'between' } }

export const Many: Story = {
  args: { children: Array.from({ length: 24 }, (_, index) => <Badge key={index}>Draw {index + 1}</Badge>) },
}
