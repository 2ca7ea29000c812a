import { conversionToday } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ConversionDialog } from './ConversionDialog.tsx'

const meta = {
  title: 'Lounge/ConversionDialog',
  component: ConversionDialog,
  args: {
    isOpen: true,
    state: { at: 'confirming', input: 30 },
    terms: conversionToday,
    points: 2_590,
    most: 250,
    cost: 300,
    onChoose: fn(),
    onConfirm: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof ConversionDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {}
export const OneStep: Story = {
  args: { state: { at: 'confirming', input: 10 }, points: 150, most: 10, cost: 100 },
}
export const Converting: Story = { args: { state: { at: 'pending', input: 30 } } }
export const Converted: Story = { args: { state: { at: 'done', input: 30, value: { balance: 5_030 } } } }
export const Refused: Story = {
  args: {
    state: { at: 'failed', error: { key: 'error.redemption.frequencyCapExceeded' }, isOutcomeUnknown: false },
  },
}
export const Unsure: Story = {
  args: { state: { at: 'failed', error: { key: 'error.offline' }, isOutcomeUnknown: true } },
}
