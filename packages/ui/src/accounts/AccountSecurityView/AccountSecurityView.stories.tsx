import type { Meta, StoryObj } from '@storybook/react-vite'
import { AccountSecurityView } from './AccountSecurityView.tsx'

const meta = {
  title: 'Accounts/AccountSecurityView',
  component: AccountSecurityView,
  args: { email: 'verified@players.example', isContactShown: false },
} satisfies Meta<typeof AccountSecurityView>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}
export const WithContactInfo: Story = { args: { isContactShown: true } }
export const LongAddress: Story = {
  args: { email: 'a-player-with-a-very-long-name-and-no-wish-to-shorten-it@players-of-the-desert.example' },
}
