import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LocationDialog } from './LocationDialog.tsx'

const meta = {
  title: 'Location/LocationDialog',
  component: LocationDialog,
  args: { isOpen: true, outcome: 'blocked', onRetry: fn(), onClose: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof LocationDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Blocked: Story = {}
export const Unavailable: Story = { args: { outcome: 'unavailable' } }
export const TimedOut: Story = { args: { outcome: 'timedOut' } }
export const CheckFailed: Story = { args: { outcome: 'checkFailed' } }
export const NotInRegion: Story = { args: { outcome: 'notInRegion' } }
