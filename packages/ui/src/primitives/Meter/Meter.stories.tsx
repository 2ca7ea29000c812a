import type { Meta, StoryObj } from '@storybook/react-vite'
import { tones } from '../../themes/roles.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Meter } from './Meter.tsx'

const meta = {
  title: 'Primitives/Meter',
  component: Meter,
  args: { label: 'Password strength', value: 2, max: 3, valueText: 'Medium', tone: 'warning' },
  argTypes: { tone: { control: 'select', options: tones } },
} satisfies Meta<typeof Meter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Levels: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack gap={6}>
      <Meter label="Password strength" value={1} max={3} valueText="Low" tone="danger" />
      <Meter label="Password strength" value={2} max={3} valueText="Medium" tone="warning" />
      <Meter label="Password strength" value={3} max={3} valueText="Strong" tone="success" />
    </Stack>
  ),
}
