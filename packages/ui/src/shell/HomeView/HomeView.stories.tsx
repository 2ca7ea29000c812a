import type { Meta, StoryObj } from '@storybook/react-vite'
import { HomeView } from './HomeView.tsx'

const meta = {
  title: 'Shell/HomeView',
  component: HomeView,
  parameters: { layout: 'fullscreen' },
  args: {
    greeting: { key: 'shell.greeting.morning' },
    isSignedIn: false,
    hasIntro: true,
    hasLounge: true,
  },
} satisfies Meta<typeof HomeView>

export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {}
export const Player: Story = {
  args: { greeting: { key: 'shell.greeting.birthday', firstName: 'Verity' }, isSignedIn: true },
}
export const Restoring: Story = { args: { isRestoring: true } }
export const ConfiguredGreeting: Story = { args: { greeting: { text: 'Saguaro season is here' } } }
export const GreetingWithALook: Story = {
  args: {
    greeting: {
      text: 'Saguaro season is here',
      look: { color: '#0b6e4f', size: 'heading', font: 'display' },
    },
  },
}
export const WithoutLounge: Story = { args: { hasLounge: false } }
