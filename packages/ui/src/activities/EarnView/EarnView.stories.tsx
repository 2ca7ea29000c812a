import {
  collectAllActivity,
  linkActivity,
  pollActivity,
  promoCodeActivity,
  reachedActivity,
  uploadActivity,
} from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { EarnView } from './EarnView.tsx'

const meta = {
  title: 'Activities/EarnView',
  component: EarnView,
  parameters: { layout: 'fullscreen' },
  args: {
    activities: [
      collectAllActivity,
      linkActivity,
      uploadActivity,
      promoCodeActivity,
      pollActivity,
      reachedActivity,
    ],
    error: null,
    refresh: fn(),
    onCollect: fn(),
  },
} satisfies Meta<typeof EarnView>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const One: Story = { args: { activities: [pollActivity] } }
export const Empty: Story = { args: { activities: [] } }
export const Loading: Story = { args: { activities: undefined } }
export const Failed: Story = { args: { activities: undefined, error: { key: 'error.http.503' } } }
export const Offline: Story = { args: { activities: undefined, error: { key: 'error.offline' } } }
