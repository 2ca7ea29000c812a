import { doneEmailActivity, openProfileActivity } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CreditedActivityView, creditedActivityPlaces } from './CreditedActivityView.tsx'

const meta = {
  title: 'Activities/CreditedActivityView',
  component: CreditedActivityView,
  parameters: { layout: 'fullscreen' },
  args: {
    activity: 'complete-profile',
    data: openProfileActivity,
    error: null,
    refresh: fn(),
    actionHref: '/settings/profile',
  },
  argTypes: { place: { control: 'inline-radio', options: creditedActivityPlaces } },
} satisfies Meta<typeof CreditedActivityView>

export default meta
type Story = StoryObj<typeof meta>

const email = { activity: 'promotions-email-opt-in', actionHref: '/settings/preferences' } as const

export const Profile: Story = {}
export const ProfileDone: Story = { args: { data: { ...openProfileActivity, limitReached: true } } }
export const Email: Story = { args: { ...email, data: { ...doneEmailActivity, limitReached: false } } }
export const EmailDone: Story = { args: { ...email, data: doneEmailActivity } }
export const InTheSettings: Story = { args: { place: 'settings' } }
export const Loading: Story = { args: { data: undefined } }
export const Failed: Story = { args: { data: undefined, error: { key: 'error.http.503' } } }
export const Offline: Story = { args: { data: undefined, error: { key: 'error.offline' } } }
