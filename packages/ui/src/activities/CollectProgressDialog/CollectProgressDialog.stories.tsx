import { desertTrailBegun, scratcherGame } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { CollectProgressDialog } from './CollectProgressDialog.tsx'

const meta = {
  title: 'Activities/CollectProgressDialog',
  component: CollectProgressDialog,
  args: {
    isOpen: true,
    games: desertTrailBegun.games.map(bucket => ({ ...bucket, game: scratcherGame })),
    done: 2,
    total: 5,
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof CollectProgressDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Begun: Story = {}
export const WithoutNames: Story = {
  args: { games: desertTrailBegun.games.map(bucket => ({ ...bucket, game: undefined })) },
}
