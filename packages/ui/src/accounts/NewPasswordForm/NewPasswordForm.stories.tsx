import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { NewPasswordForm } from './NewPasswordForm.tsx'

const strengths = {
  low: {
    level: 'low',
    checklist: [
      { key: 'accounts.password.lengthCondition', met: false },
      { key: 'accounts.password.letterCondition', met: false },
      { key: 'accounts.password.characterCondition', met: false },
    ],
  },
  strong: {
    level: 'strong',
    checklist: [
      { key: 'accounts.password.lengthCondition', met: true },
      { key: 'accounts.password.letterCondition', met: true },
      { key: 'accounts.password.characterCondition', met: true },
    ],
  },
} as const

const meta = {
  title: 'Accounts/NewPasswordForm',
  component: NewPasswordForm,
  args: {
    form: { password: '', confirmation: '' },
    onChange: fn(),
    onLeave: fn(),
    onSubmit: fn(),
    errors: {},
    message: null,
    strength: strengths.low,
    canSave: false,
    isSaving: false,
  },
} satisfies Meta<typeof NewPasswordForm>

export default meta
type Story = StoryObj<typeof meta>

const filled = { password: 'Copper#2027', confirmation: 'Copper#2027' }

export const Empty: Story = {}
export const Filled: Story = { args: { form: filled, strength: strengths.strong, canSave: true } }
export const Wrong: Story = {
  args: {
    form: { password: 'weak', confirmation: 'week' },
    errors: {
      password: { key: 'accounts.password.invalid' },
      confirmation: { key: 'accounts.password.mismatch' },
    },
  },
}
export const Saving: Story = {
  args: { form: filled, strength: strengths.strong, canSave: true, isSaving: true },
}
export const NotSaved: Story = {
  args: { form: filled, strength: strengths.strong, canSave: true, message: { key: 'error.http.503' } },
}
