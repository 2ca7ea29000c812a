import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SuspendedDialog, suspendedDialogSteps } from './SuspendedDialog.tsx'

const meta = {
  title: 'Accounts/SuspendedDialog',
  component: SuspendedDialog,
  args: { isOpen: true, step: 'asking', error: null, onReactivate: fn(), onClose: fn() },
  argTypes: { step: { control: 'inline-radio', options: suspendedDialogSteps } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 400 } } },
} satisfies Meta<typeof SuspendedDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}
export const Sending: Story = { args: { step: 'sending' } }
export const Sent: Story = { args: { step: 'sent' } }
export const Failed: Story = { args: { error: { key: 'error.http.503' } } }
