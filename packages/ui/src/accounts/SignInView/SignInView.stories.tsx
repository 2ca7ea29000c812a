import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SignInView } from './SignInView.tsx'

const filled = { email: 'verified@players.example', password: 'Lucky#2026', rememberMe: true }

const meta = {
  title: 'Accounts/SignInView',
  component: SignInView,
  parameters: { layout: 'fullscreen' },
  args: {
    form: { email: '', password: '', rememberMe: false },
    onChange: fn(),
    onLeaveEmail: fn(),
    onSubmit: fn(),
    errors: {},
    notice: null,
    isAuthenticating: false,
    canSubmit: false,
  },
} satisfies Meta<typeof SignInView>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { form: filled, canSubmit: true } }
/** In a window that another page waits for. */
export const Alone: Story = { args: { form: filled, canSubmit: true, isAlone: true } }
export const Authenticating: Story = { args: { form: filled, isAuthenticating: true } }
export const NoEmailAddress: Story = {
  args: {
    form: { ...filled, email: 'verified' },
    canSubmit: true,
    errors: { email: { key: 'error.email.invalidFormat' } },
  },
}
export const Invalid: Story = {
  args: { form: filled, canSubmit: true, notice: { key: 'error.uaaAuthentication.invalid' } },
}
export const Offline: Story = {
  args: { form: filled, canSubmit: true, notice: { key: 'error.offline' } },
}
export const Warning: Story = {
  args: {
    form: filled,
    canSubmit: true,
    notice: { key: 'error.uaaAuthentication.warning', params: { remainingAttempts: 2 } },
  },
}
export const Locked: Story = { args: { form: filled, canSubmit: true, notice: { key: 'account.locked' } } }
export const LockedNow: Story = {
  args: { form: filled, canSubmit: true, notice: { key: 'account.lockedAttempt' } },
}
export const NotActivated: Story = {
  args: { form: filled, canSubmit: true, notice: { key: 'error.uaaAuthentication.notActivated' } },
}
export const Suspended: Story = {
  args: { form: filled, canSubmit: true, notice: { key: 'account.suspended' } },
}
export const PlayForPrizesAfter: Story = {
  args: { playAfter: { gameType: 'prize', gameName: 'Monsoon Reels', wager: 60 }, onDiscardPlay: fn() },
}
export const PlayForFunAfter: Story = {
  args: { playAfter: { gameType: 'fun', gameName: 'Monsoon Reels' }, onDiscardPlay: fn() },
}
