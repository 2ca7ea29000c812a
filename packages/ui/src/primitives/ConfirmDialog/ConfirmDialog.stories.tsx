import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { ConfirmDialog, confirmTones } from './ConfirmDialog.tsx'

const meta = {
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    question: 'Redeem 500 points?',
    children: <Text>You get a $5 coupon. You will have 1,250 points left.</Text>,
    yes: 'Redeem 500 points',
    no: 'Keep my points',
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: { tone: { control: 'inline-radio', options: confirmTones } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 400 } } },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Accent: Story = {}

export const Danger: Story = {
  args: {
    tone: 'danger',
    question: 'Deactivate your account?',
    children: <Text>You lose your points, your entries and your history. This cannot be taken back.</Text>,
    yes: 'Deactivate my account',
    no: 'Keep my account',
  },
}

export const Pending: Story = { args: { isPending: true } }
