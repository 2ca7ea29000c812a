import type { ShownRecommendation } from '@players-club/domain-models'
import { couponRecommendation, profileRecommendation } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { RecommendationsDialog } from './RecommendationsDialog.tsx'

// The story's own pictures: there is no server here.
const imageUrl = '/favicon.svg'
const activity: ShownRecommendation = { ...profileRecommendation, imageUrl, recommendationType: 'ACTIVITY' }
const reward: ShownRecommendation = { ...couponRecommendation, imageUrl, recommendationType: 'REWARD' }

const meta = {
  title: 'Shell/RecommendationsDialog',
  component: RecommendationsDialog,
  args: {
    isOpen: true,
    words: { title: 'For You', subtitle: 'Picked for today', showFirstName: true },
    firstName: 'Verity',
    recommendations: [activity, reward],
    error: null,
    refresh: fn(),
    onClose: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof RecommendationsDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Guest: Story = { args: { words: undefined, firstName: undefined } }
export const One: Story = { args: { recommendations: [activity] } }
export const LongWords: Story = {
  args: {
    firstName: 'Wolfeschlegelsteinhausenbergerdorff',
    recommendations: [
      { ...reward, title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter' },
      activity,
    ],
  },
}
export const Loading: Story = { args: { recommendations: undefined } }
export const Empty: Story = { args: { recommendations: [] } }
export const Failed: Story = { args: { recommendations: undefined, error: { key: 'error.http.503' } } }
export const Offline: Story = { args: { recommendations: undefined, error: { key: 'error.offline' } } }
