import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ActivationView } from './ActivationView.tsx'

const meta = {
  title: 'Accounts/ActivationView',
  component: ActivationView,
  parameters: { layout: 'fullscreen' },
  args: { outcome: null, message: null, onRetry: fn() },
} satisfies Meta<typeof ActivationView>

export default meta
type Story = StoryObj<typeof meta>

export const Activating: Story = {}
export const Success: Story = { args: { outcome: 'success', message: { key: 'accounts.activation.done' } } }
export const AlreadyActive: Story = { args: { outcome: 'active', message: { key: 'activated.already' } } }
export const Expired: Story = { args: { outcome: 'expired', message: { key: 'error.activation.expired' } } }
export const NotFound: Story = { args: { outcome: 'notFound', message: { key: 'error.user.notfound' } } }
export const ServerError: Story = { args: { outcome: 'error', message: { text: 'The mill has stopped.' } } }
export const Offline: Story = { args: { outcome: 'error', message: { key: 'error.offline' } } }
