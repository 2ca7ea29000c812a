import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DeactivateAccountView } from './DeactivateAccountView.tsx'

const meta = {
  title: 'Accounts/DeactivateAccountView',
  component: DeactivateAccountView,
  args: { onDeactivate: fn() },
} satisfies Meta<typeof DeactivateAccountView>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
