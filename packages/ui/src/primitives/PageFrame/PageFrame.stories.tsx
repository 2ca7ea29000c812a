import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../Link/Link.tsx'
import { Part } from '../QueryState/Part.tsx'
import { PageFrame } from './PageFrame.tsx'
import { leadSizes } from './PageHeading.tsx'

const meta = {
  title: 'Primitives/PageFrame',
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Earn points',
    lead: 'Enter tickets, answer polls and invite your friends.',
    children: (
      <Part of={{ data: undefined, error: null, refresh: () => undefined }} count={4}>
        {() => null}
      </Part>
    ),
  },
  argTypes: {
    leadSize: { control: 'select', options: leadSizes },
    top: { control: false },
    children: { control: false },
  },
} satisfies Meta<typeof PageFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const MutedLead: Story = { args: { leadSize: 'body' } }
export const WithLinkBack: Story = { args: { top: <Link href="/earn">All ways to earn</Link> } }
