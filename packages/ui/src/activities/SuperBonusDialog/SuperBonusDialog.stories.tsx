import { desertTrailDone } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SuperBonusDialog } from './SuperBonusDialog.tsx'

const meta = {
  title: 'Activities/SuperBonusDialog',
  component: SuperBonusDialog,
  args: { isOpen: true, superBonus: desertTrailDone.superBonusDTO, isReady: true, onClose: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof SuperBonusDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}
export const NotYet: Story = { args: { isReady: false } }
