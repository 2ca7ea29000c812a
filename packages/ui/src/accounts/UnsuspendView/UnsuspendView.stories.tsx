import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { typedOnce } from '../NewPasswordForm/newPassword.fixtures.ts'
import { UnsuspendView } from './UnsuspendView.tsx'

const meta = {
  title: 'Accounts/UnsuspendView',
  component: UnsuspendView,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 'form',
    onRetry: fn(),
    ...typedOnce,
    onChange: fn(),
    onLeave: fn(),
    onSubmit: fn(),
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
export const MaybeSaved: Story = {
  args: { step: 'invalid', message: { key: 'newPassword.maybeSaved' } },
}
export const Done: Story = { args: { step: 'done' } }
