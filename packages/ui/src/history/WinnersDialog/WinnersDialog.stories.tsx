import { wonCashPrize, wonDraw, wonPointsPrize } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { WinnersDialog } from './WinnersDialog.tsx'

const meta = {
  title: 'History/WinnersDialog',
  component: WinnersDialog,
  args: {
    isOpen: true,
    draw: wonDraw,
    prizes: [wonCashPrize, wonPointsPrize],
    error: null,
    refresh: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof WinnersDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Won: Story = {}
export const NotWon: Story = { args: { draw: { ...wonDraw, wonPrize: null } } }
export const Loading: Story = { args: { prizes: undefined } }
export const Failed: Story = { args: { prizes: undefined, error: { key: 'error.http.503' } } }
