import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LeaveDialog } from './LeaveDialog.tsx'

const meta = {
  title: 'Profile/LeaveDialog',
  component: LeaveDialog,
  args: { isOpen: true, onLeave: fn(), onStay: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof LeaveDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}
