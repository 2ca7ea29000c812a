import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Stepper } from './Stepper.tsx'

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  args: {
    label: 'Registration',
    steps: ['Account', 'Personal information', 'Verify your account'],
    current: 1,
    onBack: fn(),
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = { args: { current: 0 } }
export const Middle: Story = {}
export const Last: Story = { args: { current: 2, onBack: undefined } }
export const LongNames: Story = {
  args: {
    steps: ['Zugangsdaten', 'Persönliche Angaben zur Anschrift', 'Kontobestätigungsnachricht', 'Fertig'],
  },
}
