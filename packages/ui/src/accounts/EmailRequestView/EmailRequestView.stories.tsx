import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { EmailRequestView, emailKinds } from './EmailRequestView.tsx'

const meta = {
  title: 'Accounts/EmailRequestView',
  component: EmailRequestView,
  parameters: { layout: 'fullscreen' },
  argTypes: { kind: { control: 'inline-radio', options: emailKinds } },
  args: {
    kind: 'forgotPassword',
    email: '',
    onChange: fn(),
    onLeave: fn(),
    onSubmit: fn(),
    error: null,
    notice: null,
    isSending: false,
    canSubmit: false,
  },
} satisfies Meta<typeof EmailRequestView>

export default meta
type Story = StoryObj<typeof meta>

const email = 'verified@players.example'

export const ForgotPassword: Story = {}
export const Filled: Story = { args: { email, canSubmit: true } }
export const NoAddress: Story = {
  args: { email: 'verified@', error: { key: 'error.email.invalid' } },
}
export const Sending: Story = { args: { email, isSending: true } }
export const Locked: Story = {
  args: { email, canSubmit: true, notice: { key: 'error.uaaUser.resetPasswordLockout' } },
}
export const Offline: Story = { args: { email, canSubmit: true, notice: { key: 'error.offline' } } }
export const ResendActivation: Story = { args: { kind: 'resendActivation' } }
export const ResendToUnknown: Story = {
  args: { kind: 'resendActivation', email, canSubmit: true, notice: { key: 'error.email.notfound' } },
}
