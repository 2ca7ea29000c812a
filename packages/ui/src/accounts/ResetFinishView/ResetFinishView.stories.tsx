import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ResetFinishView } from './ResetFinishView.tsx'

const meta = {
  title: 'Accounts/ResetFinishView',
  component: ResetFinishView,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 'form',
    form: { password: 'Copper#2027', confirmation: '' },
    onChange: fn(),
    onLeave: fn(),
    onSubmit: fn(),
    errors: {},
    message: null,
    strength: {
      level: 'strong',
      checklist: [
        { key: 'accounts.password.lengthCondition', met: true },
        { key: 'accounts.password.letterCondition', met: true },
        { key: 'accounts.password.characterCondition', met: true },
      ],
    },
    canSave: true,
    isSaving: false,
  },
} satisfies Meta<typeof ResetFinishView>

export default meta
type Story = StoryObj<typeof meta>

export const Form: Story = {}
export const Locked: Story = { args: { message: { key: 'account.locked' } } }
export const Expired: Story = { args: { step: 'invalid', message: { key: 'error.expiredKey' } } }
export const Unknown: Story = { args: { step: 'invalid', message: { key: 'error.usernotfound' } } }
export const Done: Story = { args: { step: 'done' } }
