import type { Meta, StoryObj } from '@storybook/react-vite'
import { emailKinds } from '../EmailRequestView/EmailRequestView.tsx'
import { EmailSentView } from './EmailSentView.tsx'

const meta = {
  title: 'Accounts/EmailSentView',
  component: EmailSentView,
  parameters: { layout: 'fullscreen' },
  argTypes: { kind: { control: 'inline-radio', options: emailKinds } },
  args: { kind: 'forgotPassword', email: 'verified@players.example' },
} satisfies Meta<typeof EmailSentView>

export default meta
type Story = StoryObj<typeof meta>

export const ForgotPassword: Story = {}
export const ResendActivation: Story = { args: { kind: 'resendActivation' } }
export const LongAddress: Story = {
  args: { email: `${'verity.mendoza.'.repeat(4)}@${'copper-state.'.repeat(3)}example` },
}
export const OpenedDirectly: Story = { args: { email: null } }
export const ActivationOpenedDirectly: Story = { args: { kind: 'resendActivation', email: null } }
