import type { Meta, StoryObj } from '@storybook/react-vite'
import { InviteOnlyView } from './InviteOnlyView.tsx'

const meta = {
  title: 'Accounts/InviteOnlyView',
  component: InviteOnlyView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InviteOnlyView>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
