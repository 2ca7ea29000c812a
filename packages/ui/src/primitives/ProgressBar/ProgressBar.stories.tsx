import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Monsoon season', value: 60 },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithWords: Story = { args: { value: 3, max: 5, valueText: '3 of 5 games' } }

export const Indeterminate: Story = { args: { value: undefined, label: 'Uploading your photo' } }
