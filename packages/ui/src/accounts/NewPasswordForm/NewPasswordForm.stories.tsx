import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { strong } from './newPassword.fixtures.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'

const low = {
  level: 'low',
  checklist: strong.checklist.map(({ key }) => ({ key, met: false })),
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
    strength: low,
    filterPassword: value => value,
    canSave: false,
    isSaving: false,
  },
} satisfies Meta<typeof NewPasswordForm>

export default meta
type Story = StoryObj<typeof meta>

const filled = { password: 'Copper#2027', confirmation: 'Copper#2027' }

export const Empty: Story = {}
export const Filled: Story = { args: { form: filled, strength: strong, canSave: true } }
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
  args: { form: filled, strength: strong, canSave: true, isSaving: true },
}
export const NotSaved: Story = {
  args: { form: filled, strength: strong, canSave: true, message: { key: 'error.http.503' } },
}
