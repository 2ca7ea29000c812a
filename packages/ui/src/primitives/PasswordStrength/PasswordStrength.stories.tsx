import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordStrength, passwordLevels } from './PasswordStrength.tsx'

const checklist = (...met: [boolean, boolean, boolean]) => [
  { key: 'accounts.password.lengthCondition' as const, met: met[0] },
  { key: 'accounts.password.letterCondition' as const, met: met[1] },
  { key: 'accounts.password.characterCondition' as const, met: met[2] },
]

const meta = {
  title: 'Forms/PasswordStrength',
  component: PasswordStrength,
  args: { level: 'low', checklist: checklist(false, false, false) },
  argTypes: { level: { control: 'select', options: passwordLevels } },
} satisfies Meta<typeof PasswordStrength>

export default meta
type Story = StoryObj<typeof meta>

export const Low: Story = {}

export const Medium: Story = { args: { level: 'medium', checklist: checklist(true, true, false) } }

export const Strong: Story = { args: { level: 'strong', checklist: checklist(true, true, true) } }
