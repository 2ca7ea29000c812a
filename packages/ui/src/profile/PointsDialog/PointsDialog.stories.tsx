import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PointsDialog } from './PointsDialog.tsx'

const meta = {
  title: 'Profile/PointsDialog',
  component: PointsDialog,
  args: { isOpen: true, points: 250, text: 'preferences.points.text', onClose: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof PointsDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Earned: Story = {}
export const OnePoint: Story = { args: { points: 1 } }
