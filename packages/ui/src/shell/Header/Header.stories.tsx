import { defaultSwitches, mainMenu, profileMenu, sideMenu, visibleMenu } from '@players-club/domain-models'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { BalancePill } from '../BalancePill/BalancePill.tsx'
import { MainMenu } from '../MainMenu/MainMenu.tsx'
import { Header } from './Header.tsx'

const flags = ['SWEEPSTAKES_V1', 'QUICKDRAW_V1']
const guest = { signedIn: false, flags, switches: defaultSwitches }
const player = { ...guest, signedIn: true }

const meta = {
  title: 'Shell/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    currentPath: '/',
    mainMenu: <MainMenu entries={visibleMenu(mainMenu, guest)} currentPath="/" place="header" />,
    profileLinks: visibleMenu(profileMenu, guest),
    sideLinks: visibleMenu(sideMenu, guest),
    isSigningOut: false,
    onSignOut: fn(),
    onForYou: fn(),
    onForYouPreload: fn(),
  },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {}

export const Player: Story = {
  args: {
    currentPath: '/rewards',
    mainMenu: <MainMenu entries={visibleMenu(mainMenu, player)} currentPath="/rewards" place="header" />,
    balances: (
      <>
        <BalancePill isShort kind="points" amount={25_000} href="/rewards" />
        <BalancePill isShort kind="tokens" amount={5000} href="/lucky-lounge" />
      </>
    ),
    profileLinks: visibleMenu(profileMenu, player),
    sideLinks: visibleMenu(sideMenu, player),
    playerName: 'Verity',
  },
}

export const BalancesLoading: Story = {
  args: {
    ...Player.args,
    balances: <BalancePill isShort kind="points" amount={undefined} href="/rewards" />,
  },
}

export const LongName: Story = {
  args: { ...Player.args, playerName: 'Maximiliana-Guadalupe Featherstonehaugh-Villanueva' },
}
