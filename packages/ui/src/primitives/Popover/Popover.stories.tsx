import type { Meta, StoryObj } from '@storybook/react-vite'
import { Info } from 'lucide'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Text } from '../Text/Text.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  args: {
    trigger: props => (
      <Button {...props} emphasis="outline">
        How odds are worked out
      </Button>
    ),
    label: 'How odds are worked out',
    children: <Text>All prizes of a game divided by all tickets that were printed for it.</Text>,
  },
  argTypes: { trigger: { control: false } },
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
  },
}
export const FromAnIcon: Story = {
  args: { trigger: props => <IconButton {...props} icon={Info} label="About the odds" /> },
  play: Open.play,
}
