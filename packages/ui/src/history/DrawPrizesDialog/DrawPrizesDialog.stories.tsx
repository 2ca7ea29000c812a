import { enteredOpenDraw, tripPrize, wonDraw } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DrawPrizesDialog } from './DrawPrizesDialog.tsx'

const meta = {
  title: 'History/DrawPrizesDialog',
  component: DrawPrizesDialog,
  args: {
    isOpen: true,
    draw: enteredOpenDraw,
    prizes: [tripPrize],
    error: null,
    refresh: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof DrawPrizesDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Won: Story = { args: { draw: wonDraw } }
export const Loading: Story = { args: { prizes: undefined } }
export const Failed: Story = { args: { prizes: undefined, error: { key: 'error.http.503' } } }
