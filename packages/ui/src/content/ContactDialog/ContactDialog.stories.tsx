import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ContactDialog } from './ContactDialog.tsx'

const meta = {
  title: 'Content/ContactDialog',
  component: ContactDialog,
  args: { isOpen: true, onClose: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof ContactDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
