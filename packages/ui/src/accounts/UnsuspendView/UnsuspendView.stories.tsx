import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { UnsuspendView } from './UnsuspendView.tsx'

const meta = {
  title: 'Accounts/UnsuspendView',
  component: UnsuspendView,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 'form',
    onRetry: fn(),
    form: { password: 'Copper#2027', confirmation: '' },
    onChange: fn(),
    onLeave: fn(),
    onSubmit: fn(),
    errors: {},
    message: null,
    strength: {
      level: 'strong',
      checklist: [
        { key: 'accounts.password.lengthCondition', met: true },
        { key: 'accounts.password.letterCondition', met: true },
        { key: 'accounts.password.characterCondition', met: true },
      ],
    },
    canSave: true,
    isSaving: false,
  },
} satisfies Meta<typeof UnsuspendView>

export default meta
type Story = StoryObj<typeof meta>

export const Checking: Story = { args: { step: 'checking' } }
export const Unchecked: Story = { args: { step: 'unchecked', message: { key: 'error.offline' } } }
export const Form: Story = {}
export const Failed: Story = { args: { message: { key: 'accounts.reactivation.failed' } } }
export const Invalid: Story = {
  args: { step: 'invalid', message: { key: 'accounts.reactivation.invalidKey' } },
}
export const Done: Story = { args: { step: 'done' } }
