import {
  linkActivity,
  pollActivity,
  reachedActivity,
  uploadActivity,
} from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { ActivityFrame } from './ActivityFrame.tsx'

const meta = {
  title: 'Activities/ActivityFrame',
  component: ActivityFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    activity: pollActivity,
    error: null,
    refresh: fn(),
    isSignedIn: true,
    action: <Button>Take part</Button>,
  },
} satisfies Meta<typeof ActivityFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Campaign: Story = { args: { activity: linkActivity } }
export const TermsFirst: Story = { args: { activity: uploadActivity } }
export const WithContent: Story = { args: { action: undefined, children: <Card>Questions</Card> } }
export const Everything: Story = {
  args: {
    activity: {
      ...linkActivity,
      videoUrl: 'https://partner.example/film',
      termsLink: '/media/terms_conditions',
      frequencyCap: { limitReached: false, remaining: 2, count: 1 },
      extraData: [{ key: 'additionalInformation', value: 'Open daily from nine to five.' }],
    },
  },
}
export const LimitReached: Story = { args: { activity: reachedActivity, done: <Card>Results</Card> } }
export const Loading: Story = { args: { activity: undefined } }
export const Failed: Story = { args: { activity: undefined, error: { key: 'error.http.503' } } }
