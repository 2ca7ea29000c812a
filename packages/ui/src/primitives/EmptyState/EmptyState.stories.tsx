import type { Meta, StoryObj } from '@storybook/react-vite'
import { DesertScene } from '../../art/index.ts'
import { headingLevels } from '../Heading/Heading.css.ts'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: {
    title: 'No entries yet',
    children: 'Enter a ticket or play in the lounge, and it shows up here.',
    picture: <DesertScene seed="quiet" />,
    action: <LinkButton href="/enter-ticket">Enter a ticket</LinkButton>,
  },
  argTypes: {
    titleLevel: { control: 'select', options: headingLevels },
    picture: { control: false },
    action: { control: false },
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutPicture: Story = { args: { picture: undefined } }
