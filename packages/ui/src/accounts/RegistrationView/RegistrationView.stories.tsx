import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../../primitives/Button/Button.tsx'
import { RegistrationView } from './RegistrationView.tsx'

const meta = {
  title: 'Accounts/RegistrationView',
  component: RegistrationView,
  parameters: { layout: 'fullscreen' },
  args: { step: 0, onBack: fn(), children: <Button>Next</Button> },
  argTypes: { step: { control: 'inline-radio', options: [0, 1, 2] } },
} satisfies Meta<typeof RegistrationView>

export default meta
type Story = StoryObj<typeof meta>

export const Account: Story = {}
export const PersonalInformation: Story = { args: { step: 1 } }
export const Verify: Story = { args: { step: 2, children: 'Look into your mailbox.' } }
