import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { EditVerifiedDialog } from './EditVerifiedDialog.tsx'

const meta = {
  title: 'Profile/EditVerifiedDialog',
  component: EditVerifiedDialog,
  args: { isOpen: true, onEdit: fn(), onKeep: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof EditVerifiedDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}
