import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Notice } from '../../primitives/Notice/Notice.tsx'
import { AccountPage } from './AccountPage.tsx'

const meta = {
  title: 'Accounts/AccountPage',
  component: AccountPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Your account is active again',
    lead: 'Welcome back to the club.',
    children: (
      <>
        <Notice tone="success">Sign in with your new password.</Notice>
        <div>
          <LinkButton href="/login">Sign In</LinkButton>
        </div>
      </>
    ),
  },
} satisfies Meta<typeof AccountPage>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const WithoutLead: Story = { args: { lead: undefined } }
