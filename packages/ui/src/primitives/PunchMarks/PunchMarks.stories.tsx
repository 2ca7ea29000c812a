import type { Meta, StoryObj } from '@storybook/react-vite'
import { PunchMarks } from './PunchMarks.tsx'

const meta = {
  title: 'Primitives/PunchMarks',
  component: PunchMarks,
  args: { done: 3, total: 5 },
} satisfies Meta<typeof PunchMarks>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const None: Story = { args: { done: 0 } }

export const All: Story = { args: { done: 5 } }
