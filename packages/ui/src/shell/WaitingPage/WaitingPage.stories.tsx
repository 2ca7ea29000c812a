import type { Meta, StoryObj } from '@storybook/react-vite'
import { WaitingPage } from './WaitingPage.tsx'

const meta = {
  title: 'Shell/WaitingPage',
  component: WaitingPage,
  parameters: { layout: 'fullscreen' },
  args: { signInHref: '/login?from=%2Fhistory' },
} satisfies Meta<typeof WaitingPage>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}
