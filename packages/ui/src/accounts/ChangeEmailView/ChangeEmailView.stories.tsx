import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ChangeEmailView } from './ChangeEmailView.tsx'

const meta = {
  title: 'Accounts/ChangeEmailView',
  component: ChangeEmailView,
  args: {
    step: 'email',
    current: 'verified@players.example',
    email: '',
    password: '',
    error: null,
    notice: null,
    canContinue: false,
    canConfirm: false,
    isChanging: false,
    onEmail: fn(),
    onLeaveEmail: fn(),
    onContinue: fn(),
    onPassword: fn(),
    onBack: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof ChangeEmailView>

export default meta
type Story = StoryObj<typeof meta>

const second = { step: 'password', email: 'new@players.example' } as const

export const NewEmail: Story = {}
export const Entered: Story = { args: { email: 'new@players.example', canContinue: true } }
export const NoEmail: Story = { args: { email: 'new', error: { key: 'error.email.invalid' } } }
export const SameEmail: Story = {
  args: { email: 'verified@players.example', error: { key: 'error.email.same' } },
}
export const Unusable: Story = {
  args: { email: 'taken@players.example', error: { key: 'error.email.unusable' }, canContinue: true },
}
export const Password: Story = { args: second }
export const Confirmable: Story = { args: { ...second, password: 'Lucky#2026', canConfirm: true } }
export const Changing: Story = { args: { ...second, password: 'Lucky#2026', isChanging: true } }
export const WrongPassword: Story = {
  args: { ...second, error: { key: 'accounts.password.currentInvalid' } },
}
export const Locked: Story = { args: { ...second, notice: { key: 'account.locked' } } }
export const Offline: Story = {
  args: { ...second, password: 'Lucky#2026', canConfirm: true, notice: { key: 'error.offline' } },
}
export const LongAddresses: Story = {
  args: {
    ...second,
    current: 'a-player-with-a-very-long-name-and-no-wish-to-shorten-it@players-of-the-desert.example',
    email: 'another-player-with-a-very-long-name-and-no-wish-to-shorten@players-of-the-desert.example',
  },
}
