import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { typedOnce } from '../NewPasswordForm/newPassword.fixtures.ts'
import { ResetFinishView } from './ResetFinishView.tsx'

const meta = {
  title: 'Accounts/ResetFinishView',
  component: ResetFinishView,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 'form',
    ...typedOnce,
    onChange: fn(),
    onLeave: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ResetFinishView>

export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {}
export const Locked: Story = { args: { message: { key: 'account.locked' } } }
export const Expired: Story = { args: { step: 'invalid', message: { key: 'error.expiredKey' } } }
export const Unknown: Story = { args: { step: 'invalid', message: { key: 'error.usernotfound' } } }
export const Done: Story = { args: { step: 'done' } }
