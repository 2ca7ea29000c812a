import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExploreView } from './ExploreView.tsx'

const meta = {
  title: 'Lounge/ExploreView',
  component: ExploreView,
  parameters: { layout: 'fullscreen' },
  args: { isSignedIn: true, tokens: 5_000 },
} satisfies Meta<typeof ExploreView>

export default meta
type Story = StoryObj<typeof meta>

export const Player: Story = {}
export const Guest: Story = { args: { isSignedIn: false, tokens: undefined } }
