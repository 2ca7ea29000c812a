import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Confetti } from './Confetti.tsx'

const meta = {
  title: 'Primitives/Confetti',
  component: Confetti,
  args: { isRunning: false, onEnd: () => {} },
} satisfies Meta<typeof Confetti>

export default meta
type Story = StoryObj<typeof meta>

export const OnAWin: Story = {
  render: function OnAWin() {
    const [isRunning, setIsRunning] = useState(false)
    return (
      <>
        <Button onPress={() => setIsRunning(true)}>Win</Button>
        <Confetti isRunning={isRunning} onEnd={() => setIsRunning(false)} />
      </>
    )
  },
}
