import { TOUR_SLIDES } from '@players-club/domain-models'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { TourDialog } from './TourDialog.tsx'

const meta = {
  title: 'Lounge/TourDialog',
  component: TourDialog,
  args: { isOpen: true, slides: TOUR_SLIDES, slide: 0, onNext: fn(), onBack: fn(), onSkip: fn() },
  parameters: { docs: { story: { inline: false, iframeHeight: 700 } } },
} satisfies Meta<typeof TourDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Welcome: Story = {}
export const Drawings: Story = { args: { slide: 3 } }
export const Last: Story = { args: { slide: 4 } }
