import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RegistrationView } from '../RegistrationView/RegistrationView.tsx'
import { RegistrationCredentials } from './RegistrationCredentials.tsx'

const open = {
  level: 'low',
  checklist: [
    { key: 'accounts.password.lengthCondition', met: false },
    { key: 'accounts.password.letterCondition', met: false },
    { key: 'accounts.password.characterCondition', met: false },
  ],
} as const
const strong = {
  level: 'strong',
  checklist: open.checklist.map(({ key }) => ({ key, met: true })),
} as const
const filled = {
  email: 'ana@players.example',
  password: 'Lucky#2026',
  inviteCode: '',
  acceptsTerms: true,
  sendUpdates: false,
}

const meta = {
  title: 'Accounts/RegistrationCredentials',
  component: RegistrationCredentials,
  parameters: { layout: 'fullscreen' },
  args: {
    form: { email: '', password: '', inviteCode: '', acceptsTerms: false, sendUpdates: false },
    onChange: fn(),
    onLeave: fn(),
    onNext: fn(),
    onShowInviteCode: fn(),
    errors: {},
    strength: open,
    filterPassword: value => value,
    missing: ['email', 'password', 'acceptsTerms'],
    emailExists: false,
    showInviteCode: false,
    inviteCodeStatus: null,
    isChecking: false,
  },
  render: args => (
    <RegistrationView step={0} onBack={fn()}>
      <RegistrationCredentials {...args} />
    </RegistrationView>
  ),
} satisfies Meta<typeof RegistrationCredentials>

export default meta
type Story = StoryObj<typeof meta>

const ready = { form: filled, strength: strong, missing: [] }
const invited = { ...ready, form: { ...filled, inviteCode: 'ANA-7K2M' }, showInviteCode: true }

export const Empty: Story = {}
export const Filled: Story = { args: ready }
export const Wrong: Story = {
  args: {
    form: { ...filled, email: 'ana@', password: 'abc' },
    missing: ['email', 'password'],
    errors: { email: { key: 'error.email.invalid' }, password: { key: 'accounts.password.invalid' } },
  },
}
export const Checking: Story = { args: { ...ready, isChecking: true } }
export const InviteCodeChecking: Story = { args: { ...invited, inviteCodeStatus: 'checking' } }
export const InviteCodeValid: Story = { args: { ...invited, inviteCodeStatus: 'valid' } }
export const InviteCodeUsedUp: Story = { args: { ...invited, inviteCodeStatus: 'limitReached' } }
export const InviteCodeInvalid: Story = {
  args: {
    ...invited,
    inviteCodeStatus: 'invalid',
    errors: { inviteCode: { key: 'registration.invalidInviteCode' } },
  },
}
export const EmailInUse: Story = {
  args: { ...ready, emailExists: true, errors: { email: { key: 'registration.emailInUse' } } },
}
export const Suspended: Story = { args: { ...ready, errors: { email: { key: 'error.email.suspended' } } } }
