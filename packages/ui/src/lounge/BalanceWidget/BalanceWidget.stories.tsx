import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { BalanceWidget } from './BalanceWidget.tsx'

const meta = {
  title: 'Lounge/BalanceWidget',
  component: BalanceWidget,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { at: 'guest', notice: null },
    onSignIn: fn(),
    onRetry: fn(),
    onHeight: fn(),
  },
} satisfies Meta<typeof BalanceWidget>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = { args: { state: { at: 'loading' } } }
export const Guest: Story = {}
export const SigningIn: Story = { args: { state: { at: 'signingIn' } } }
export const Entering: Story = { args: { state: { at: 'entering' } } }
export const SignedIn: Story = { args: { state: { at: 'signedIn', tokens: { balance: 5000 } } } }
export const SignedInWithNothing: Story = { args: { state: { at: 'signedIn', tokens: { balance: 0 } } } }
export const Failed: Story = { args: { state: { at: 'failed', message: { key: 'error.offline' } } } }
export const SessionEnded: Story = {
  args: { state: { at: 'guest', notice: { key: 'lounge.widget.ended' } } },
}
export const WindowBlocked: Story = {
  args: { state: { at: 'guest', notice: { key: 'lounge.widget.blocked' } } },
}
export const WindowClosed: Story = {
  args: { state: { at: 'guest', notice: { key: 'lounge.widget.unfinished' } } },
}
export const CookiesRefused: Story = {
  args: { state: { at: 'guest', notice: { key: 'lounge.widget.notKept' } } },
}
