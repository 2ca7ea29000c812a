import { emptyFeedback } from '@players-club/domain-models'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { FeedbackView } from './FeedbackView.tsx'

const meta = {
  title: 'Content/FeedbackView',
  component: FeedbackView,
  parameters: { layout: 'fullscreen' },
  args: {
    values: emptyFeedback,
    locked: [],
    errors: {},
    progress: null,
    reason: null,
    canSend: false,
    isSent: false,
    onChange: fn(),
    onLeave: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof FeedbackView>

export default meta
type Story = StoryObj<typeof meta>

const values = {
  firstName: 'Vera',
  lastName: 'Fields',
  email: 'verified@players.example',
  subject: 'The map of retailers',
  message: 'It shows Tucson north of Phoenix.',
}

export const Empty: Story = {}
export const OfAPlayer: Story = {
  args: {
    values: { ...values, subject: '', message: '' },
    locked: ['firstName', 'lastName', 'email'],
    onCall: fn(),
  },
}
export const Filled: Story = { args: { values, canSend: true } }
export const Wrong: Story = {
  args: {
    values: { ...values, email: 'vera@', message: 'x'.repeat(1012) },
    errors: {
      email: { key: 'error.email.invalid' },
      message: { key: 'feedback.message.invalid', params: { max: 1000 } },
    },
  },
}
export const Proving: Story = { args: { values, progress: 'proving' } }
export const Sending: Story = { args: { values, progress: 'sending' } }
export const Sent: Story = { args: { values, isSent: true } }
export const Failed: Story = { args: { values, canSend: true, reason: { key: 'error.offline' } } }
