import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { useArgState } from '../../testing/useArgState.ts'
import { PasswordStrength } from '../PasswordStrength/PasswordStrength.tsx'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password',
    value: 'Saguaro7!',
    onChange: () => {},
  },
  render: function Typed(args) {
    const [value, setValue] = useArgState(args.value)
    return <PasswordField {...args} value={value} onChange={setValue} />
  },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const toggle = within(canvasElement).getByRole('button')
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  },
}

export const WithError: Story = { args: { value: '', error: 'Enter your password' } }

export const Disabled: Story = { args: { isDisabled: true } }

export const NewPassword: Story = {
  args: {
    label: 'New password',
    name: 'newPassword',
    autoComplete: 'new-password',
    value: 'saguaro7',
    children: (
      <PasswordStrength
        level="medium"
        checklist={[
          { key: 'accounts.password.lengthCondition', met: true },
          { key: 'accounts.password.letterCondition', met: false },
          { key: 'accounts.password.characterCondition', met: false },
        ]}
      />
    ),
  },
}
