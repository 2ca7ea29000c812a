import type { Meta, StoryObj } from '@storybook/react-vite'
import { DesertScene } from '../../art/index.ts'
import { BrandProvider, useBrand } from '../../messages/BrandProvider.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { ticketTitleLevels } from '../TicketCard/TicketCard.tsx'
import { WideTicketCard } from './WideTicketCard.tsx'

const meta = {
  title: 'Primitives/WideTicketCard',
  component: WideTicketCard,
  args: {
    href: '/promotion/1',
    title: 'The Copper Grand',
    titleLevel: 2,
    picture: <DesertScene />,
    stub: '$10,622.50',
    unit: 'grows up to $25,000',
    action: 'Enter',
    children: 'Enter until Nov 24, 2026',
  },
  argTypes: {
    titleLevel: { control: 'select', options: ticketTitleLevels },
    picture: { control: false },
    badge: { control: false },
  },
} satisfies Meta<typeof WideTicketCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: args => (
    <Grid>
      <WideTicketCard {...args} badge={<Badge tone="accent">Growing prize</Badge>} />
    </Grid>
  ),
}

export const TitleAbove: Story = {
  render: function TitleAbove(args) {
    return (
      <BrandProvider brand={useBrand()} titleAboveImage>
        <Grid>
          <WideTicketCard {...args} />
        </Grid>
      </BrandProvider>
    )
  },
}
