import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { GameFrame } from './GameFrame.tsx'

const meta = {
  title: 'Lounge/GameFrame',
  component: GameFrame,
  args: {
    isOpen: true,
    name: 'Monsoon Reels',
    url: 'about:blank',
    isLoading: false,
    error: null,
    isPortraitOnly: false,
    canSkip: true,
    onMessage: fn(),
    onRetry: fn(),
    onSkip: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof GameFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Playing: Story = {}
export const ForFun: Story = { args: { canSkip: false } }
export const Loading: Story = { args: { isLoading: true } }
export const Failed: Story = { args: { url: undefined, isLoading: true, error: { key: 'error.gameLoad' } } }
export const Upright: Story = { args: { isPortraitOnly: true } }
export const LongName: Story = {
  args: { name: 'The extraordinarily long night of the thousand and one saguaros in bloom' },
}
