import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, Pencil, Share2, Trash2 } from 'lucide'
import { fn } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Menu } from './Menu.tsx'

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    trigger: props => (
      <Button {...props} emphasis="outline">
        Ticket actions
      </Button>
    ),
    label: 'Ticket actions',
    actions: [
      { id: 'rename', label: 'Rename', icon: Pencil },
      { id: 'copy', label: 'Copy the number', icon: Copy },
      { id: 'share', label: 'Share', icon: Share2, isDisabled: true },
      { id: 'remove', label: 'Remove', icon: Trash2, tone: 'danger' },
    ],
    onAction: fn(),
  },
  argTypes: { trigger: { control: false } },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
  },
}
