import type { Meta, StoryObj } from '@storybook/react-vite'
import { House, LogOut, Menu, Ticket } from 'lucide'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { MenuItemButton } from './MenuItemButton.tsx'
import { MenuLinks } from './MenuLinks.tsx'
import { MenuPanel } from './MenuPanel.tsx'
import { menuPanelSides } from './menuPanelSides.ts'

const meta = {
  title: 'Shell/MenuPanel',
  component: MenuPanel,
  args: {
    label: 'Side menu',
    button: <Icon icon={Menu} />,
    children: (
      <>
        <MenuLinks
          currentPath="/"
          icons={{ home: House, enterTicket: Ticket }}
          links={[
            { id: 'home', label: 'shell.home', href: '/' },
            { id: 'enterTicket', label: 'shell.enterTicket', href: '/ticket-entry' },
          ]}
        />
        <MenuItemButton icon={LogOut} onPress={() => undefined}>
          Sign Out
        </MenuItemButton>
      </>
    ),
  },
  argTypes: { side: { control: 'inline-radio', options: menuPanelSides } },
} satisfies Meta<typeof MenuPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Side menu' }))
  },
}
