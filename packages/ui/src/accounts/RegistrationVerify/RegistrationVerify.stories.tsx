import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RegistrationView } from '../RegistrationView/RegistrationView.tsx'
import { RegistrationVerify } from './RegistrationVerify.tsx'

const meta = {
  title: 'Accounts/RegistrationVerify',
  component: RegistrationVerify,
  parameters: { layout: 'fullscreen' },
  args: { email: 'ana@players.example' },
  render: args => (
    <RegistrationView step={2} onBack={fn()}>
      <RegistrationVerify {...args} />
    </RegistrationView>
  ),
} satisfies Meta<typeof RegistrationVerify>

export default meta
type Story = StoryObj<typeof meta>

export const Registered: Story = {}
export const LongAddress: Story = { args: { email: `${'a'.repeat(64)}@players-of-the-copper-state.example` } }
