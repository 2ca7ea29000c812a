import type { Meta, StoryObj } from '@storybook/react-vite'
import { MessageBar, messageTypes } from './MessageBar.tsx'

const meta = {
  title: 'Primitives/MessageBar',
  component: MessageBar,
  args: {
    message: { id: 1, type: 'error', text: 'General error has occurred, please try again.' },
    onClose: () => {},
  },
  argTypes: { message: { description: messageTypes.join(', ') } },
} satisfies Meta<typeof MessageBar>

export default meta
type Story = StoryObj<typeof meta>

export const Failure: Story = {}

export const Warning: Story = {
  args: { message: { id: 1, type: 'warning', text: 'This activity is not available.' } },
}

export const Success: Story = {
  args: { message: { id: 1, type: 'success', text: 'Your account is active. Sign in to begin.' } },
}

export const Info: Story = { args: { message: { id: 1, type: 'info', text: 'Your profile is saved.' } } }

export const WithAction: Story = {
  args: {
    message: {
      id: 1,
      type: 'error',
      text: 'This part of the page could not be loaded.',
      action: { label: 'Reload the page', onPress: () => {} },
    },
  },
}

export const OutageWarning: Story = {
  args: {
    message: { id: 1, type: 'outage_warning', text: 'Planned work tonight from 2 to 4 a.m., Phoenix time.' },
  },
}

export const Long: Story = {
  args: {
    message: {
      id: 1,
      type: 'error',
      text: 'We could not reach the lottery’s central system. Nothing was charged and nothing was lost; please try again in a few minutes.',
    },
  },
}

export const Silent: Story = { args: { message: null } }
