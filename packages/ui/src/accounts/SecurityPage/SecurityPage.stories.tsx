import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../primitives/Button/Button.tsx'
import { SecurityPage } from './SecurityPage.tsx'

const meta = {
  title: 'Accounts/SecurityPage',
  component: SecurityPage,
  args: {
    title: 'Change Password',
    lead: 'You stay signed in on this device.',
    children: <Button>Change Password</Button>,
  },
} satisfies Meta<typeof SecurityPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
