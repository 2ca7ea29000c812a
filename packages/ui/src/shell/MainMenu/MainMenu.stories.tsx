import { defaultSwitches, mainMenu, visibleMenu } from '@players-club/domain-models'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MainMenu } from './MainMenu.tsx'
import { mainMenuPlaces } from './MainMenu.css.ts'

const visitor = { signedIn: true, flags: ['SWEEPSTAKES_V1', 'QUICKDRAW_V1'], switches: defaultSwitches }

const meta = {
  title: 'Shell/MainMenu',
  component: MainMenu,
  args: { entries: visibleMenu(mainMenu, visitor), currentPath: '/rewards/7', place: 'header' },
  argTypes: { place: { control: 'inline-radio', options: mainMenuPlaces } },
} satisfies Meta<typeof MainMenu>

export default meta
type Story = StoryObj<typeof meta>

export const InTheHeader: Story = {}

export const UnderTheThumb: Story = {
  args: { place: 'thumb' },
  globals: { viewport: { value: 'phone', isRotated: false } },
}

const withDropdown = visibleMenu(mainMenu, {
  ...visitor,
  switches: { ...defaultSwitches, ENABLE_GAME_DROPDOWN: true },
})

export const WithGamesDropdown: Story = { args: { entries: withDropdown } }

export const GamesUnderTheThumb: Story = {
  ...UnderTheThumb,
  args: { entries: withDropdown, place: 'thumb' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false }))
  },
}
