import type { Meta, StoryObj } from '@storybook/react-vite'
import { ActivatedView } from './ActivatedView.tsx'

const meta = {
  title: 'Accounts/ActivatedView',
  component: ActivatedView,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ActivatedView>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
