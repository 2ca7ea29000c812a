import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { InviteFriendsView } from './InviteFriendsView.tsx'

const meta = {
  title: 'Accounts/InviteFriendsView',
  component: InviteFriendsView,
  args: {
    data: { inviteCode: 'VERA-1985', acceptedThisMonth: 1, pointsThisMonth: 1000 },
    earns: 1000,
    error: null,
    origin: 'https://club.example',
    onRetry: fn(),
  },
} satisfies Meta<typeof InviteFriendsView>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const NobodyYet: Story = {
  args: { data: { inviteCode: 'VERA-1985', acceptedThisMonth: 0, pointsThisMonth: 0 } },
}
export const LimitReached: Story = {
  args: { data: { inviteCode: 'VERA-1985', acceptedThisMonth: 3, pointsThisMonth: 3000 } },
}
export const LongCode: Story = {
  args: { data: { inviteCode: 'W'.repeat(30), acceptedThisMonth: 1, pointsThisMonth: 1000 } },
}
export const Loading: Story = { args: { data: undefined } }
export const Failed: Story = { args: { data: undefined, error: { key: 'error.http.503' } } }
export const Offline: Story = { args: { data: undefined, error: { key: 'error.offline' } } }
