import { linkActivity, reachedActivity } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { LinkActivityView } from './LinkActivityView.tsx'

const meta = {
  title: 'Activities/LinkActivityView',
  component: LinkActivityView,
  parameters: { layout: 'fullscreen' },
  args: {
    activity: linkActivity,
    error: null,
    refresh: fn(),
    isSignedIn: true,
    earned: undefined,
    uncertain: null,
    isCrediting: false,
    onView: fn(),
    onRetry: fn(),
    onSignIn: fn(),
  },
} satisfies Meta<typeof LinkActivityView>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Guest: Story = { args: { isSignedIn: false } }
export const Crediting: Story = { args: { isCrediting: true } }
export const Earned: Story = { args: { earned: 75 } }
export const EarnedAll: Story = { args: { activity: reachedActivity, earned: 50 } }
export const Uncertain: Story = { args: { uncertain: { key: 'error.timeout' } } }
export const LimitReached: Story = { args: { activity: reachedActivity } }
export const Loading: Story = { args: { activity: undefined } }
