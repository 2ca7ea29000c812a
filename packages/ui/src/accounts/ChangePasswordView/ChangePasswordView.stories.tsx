import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ChangePasswordView } from './ChangePasswordView.tsx'

const checklist = (met: boolean) =>
  [
    { key: 'accounts.password.lengthCondition', met },
    { key: 'accounts.password.letterCondition', met },
    { key: 'accounts.password.characterCondition', met },
  ] as const

const filled = { current: 'Lucky#2026', next: 'Copper#2027', confirmation: 'Copper#2027' }
const strong = { level: 'strong', checklist: checklist(true) } as const

const meta = {
  title: 'Accounts/ChangePasswordView',
  component: ChangePasswordView,
  args: {
    form: { current: '', next: '', confirmation: '' },
    check: 'unchecked',
    errors: {},
    notice: null,
    strength: { level: 'low', checklist: checklist(false) },
    filterPassword: value => value,
    isChanging: false,
    canSubmit: false,
    onChange: fn(),
    onLeave: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ChangePasswordView>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Checking: Story = {
  args: { form: { ...filled, next: '', confirmation: '' }, check: 'checking' },
}
export const Ready: Story = { args: { form: filled, check: 'valid', strength: strong, canSubmit: true } }
export const Changing: Story = { args: { form: filled, check: 'valid', strength: strong, isChanging: true } }
export const WrongPassword: Story = {
  args: {
    form: filled,
    check: 'invalid',
    strength: strong,
    errors: { current: { key: 'accounts.password.currentInvalid' } },
  },
}
export const Locked: Story = {
  args: { form: filled, strength: strong, errors: { current: { key: 'account.locked' } } },
}
export const Mismatch: Story = {
  args: {
    form: { ...filled, confirmation: 'Copper#2028' },
    check: 'valid',
    strength: strong,
    errors: { confirmation: { key: 'accounts.password.mismatch' } },
  },
}
export const WeakPassword: Story = {
  args: {
    form: { current: filled.current, next: 'copper', confirmation: 'copper' },
    check: 'valid',
    errors: { next: { key: 'accounts.password.invalid' } },
  },
}
export const CommonPassword: Story = {
  args: {
    form: { current: filled.current, next: 'Passw0rd#1', confirmation: 'Passw0rd#1' },
    check: 'valid',
    strength: strong,
    errors: { next: { key: 'accounts.password.common' } },
  },
}
export const SamePassword: Story = {
  args: {
    form: { current: filled.current, next: filled.current, confirmation: filled.current },
    check: 'valid',
    strength: strong,
    errors: { next: { key: 'password.samePassword' } },
  },
}
export const Refused: Story = {
  args: {
    form: filled,
    check: 'valid',
    strength: strong,
    canSubmit: true,
    notice: { key: 'error.http.503' },
  },
}
export const Offline: Story = { args: { ...Refused.args, notice: { key: 'error.offline' } } }
