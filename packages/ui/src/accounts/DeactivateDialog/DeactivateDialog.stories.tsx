import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DeactivateDialog } from './DeactivateDialog.tsx'

const meta = {
  title: 'Accounts/DeactivateDialog',
  component: DeactivateDialog,
  args: { isOpen: true, isPending: false, error: null, onConfirm: fn(), onCancel: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof DeactivateDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}
export const Deactivating: Story = { args: { isPending: true } }
export const Failed: Story = { args: { error: { key: 'error.http.500' } } }
