import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { InformationDialog } from './InformationDialog.tsx'

const meta = {
  title: 'Surveys/InformationDialog',
  component: InformationDialog,
  args: { isOpen: true, text: 'This poll closed a moment ago.', onClose: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof InformationDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Message: Story = {}
