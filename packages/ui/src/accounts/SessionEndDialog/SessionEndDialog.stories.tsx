import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SessionEndDialog } from './SessionEndDialog.tsx'

const meta = {
  title: 'Accounts/SessionEndDialog',
  component: SessionEndDialog,
  args: {
    isOpen: true,
    secondsLeft: 105,
    isExtending: false,
    isRefused: false,
    isLast: false,
    onExtend: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 400 } } },
} satisfies Meta<typeof SessionEndDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Announced: Story = {}
export const Extending: Story = { args: { isExtending: true } }
export const Last: Story = { args: { isLast: true } }
export const Refused: Story = { args: { isRefused: true } }
