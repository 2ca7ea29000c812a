import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { MessageFrame } from './MessageFrame.tsx'

const meta = {
  title: 'Primitives/MessageFrame',
  component: MessageFrame,
  args: { src: 'about:blank', title: 'A page of another house', onMessage: fn() },
} satisfies Meta<typeof MessageFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
