import { informationTileFixture, plainTileFixture } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { InformationTileView } from './InformationTileView.tsx'

const meta = {
  title: 'Content/InformationTileView',
  component: InformationTileView,
  parameters: { layout: 'fullscreen' },
  args: { data: informationTileFixture, error: null, refresh: fn() },
} satisfies Meta<typeof InformationTileView>

export default meta
type Story = StoryObj<typeof meta>

export const WithButton: Story = {}
export const WithoutButton: Story = { args: { data: plainTileFixture } }
export const External: Story = {
  args: {
    data: { ...informationTileFixture, buttonTargetWeb: 'https://www.copperstatelottery.example/help' },
  },
}
export const Loading: Story = { args: { data: undefined } }
export const Gone: Story = { args: { data: undefined, error: { key: 'information.notFound' } } }
export const Failed: Story = { args: { data: undefined, error: { key: 'error.http.503' } } }
