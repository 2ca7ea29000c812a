import { informationTileFixture, plainTileFixture } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { InformationListView } from './InformationListView.tsx'

const meta = {
  title: 'Content/InformationListView',
  component: InformationListView,
  parameters: { layout: 'fullscreen' },
  args: { tiles: [], error: null, refresh: fn() },
} satisfies Meta<typeof InformationListView>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  args: {
    tiles: [1, 2, 3, 4, 5].map(id => ({ ...(id % 2 ? informationTileFixture : plainTileFixture), id })),
  },
}
export const Empty: Story = {}
export const Loading: Story = { args: { tiles: undefined } }
export const Failed: Story = { args: { tiles: undefined, error: { key: 'error.offline' } } }
