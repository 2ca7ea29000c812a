import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Confetti } from './Confetti.tsx'

const meta = {
  title: 'Primitives/Confetti',
  component: Confetti,
} satisfies Meta<typeof Confetti>

export default meta
type Story = StoryObj<typeof meta>

export const OnAWin: Story = {
  render: function OnAWin() {
    const [wins, setWins] = useState(0)
    return (
      <>
        <Button onPress={() => setWins(wins + 1)}>Win</Button>
        {wins > 0 && <Confetti key={wins} />}
      </>
    )
  },
}
