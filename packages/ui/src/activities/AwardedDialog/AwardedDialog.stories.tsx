import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DesertScene } from '../../art/index.ts'
import { AwardedDialog } from './AwardedDialog.tsx'

const meta = {
  title: 'Activities/AwardedDialog',
  component: AwardedDialog,
  args: { isOpen: true, points: 200, name: 'The code from the radio', onClose: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof AwardedDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Awarded: Story = {}
export const OwnPicture: Story = { args: { picture: <DesertScene /> } }
export const LongWords: Story = {
  args: { points: 1_250_000, name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
}
