import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { BalanceSharingView } from './BalanceSharingView.tsx'

const meta = {
  title: 'Lounge/BalanceSharingView',
  component: BalanceSharingView,
  parameters: { layout: 'fullscreen' },
  args: { state: { at: 'asking' }, partner: 'shop.partner.example', onAllow: fn(), onCancel: fn() },
} satisfies Meta<typeof BalanceSharingView>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}
export const Sharing: Story = { args: { state: { at: 'sharing' } } }
export const Shared: Story = { args: { state: { at: 'shared' } } }
export const Declined: Story = { args: { state: { at: 'declined' } } }
export const Failed: Story = {
  args: { state: { at: 'failed', message: { key: 'error.embed.unknownPartner' } } },
}
