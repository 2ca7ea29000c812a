import type { Meta, StoryObj } from '@storybook/react-vite'
import { DesertScene } from '../../art/index.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { PunchMarks } from '../PunchMarks/PunchMarks.tsx'
import { BrandProvider, useBrand } from '../../messages/BrandProvider.tsx'
import { ticketTitleLevels } from './TicketCard.tsx'
import { TicketCard } from './TicketCard.tsx'

const meta = {
  title: 'Primitives/TicketCard',
  component: TicketCard,
  args: {
    href: '/rewards/1',
    title: 'Lake Havasu weekend',
    titleLevel: 2,
    picture: <DesertScene />,
    stub: '500',
    unit: 'points an entry',
    action: 'Enter',
  },
  argTypes: {
    titleLevel: { control: 'select', options: ticketTitleLevels },
    picture: { control: false },
    badge: { control: false },
  },
} satisfies Meta<typeof TicketCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: args => (
    <Grid>
      <TicketCard {...args} />
    </Grid>
  ),
}

export const TitleAbove: Story = {
  args: { children: 'Two nights for two.' },
  render: function TitleAbove(args) {
    return (
      <BrandProvider brand={useBrand()} titleAboveImage>
        <Grid>
          <TicketCard {...args} />
        </Grid>
      </BrandProvider>
    )
  },
}

export const ARow: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Grid as="ul">
      <li>
        <TicketCard
          href="/rewards/1"
          title="Lake Havasu weekend"
          picture={<DesertScene seed="lake" />}
          badge={<Badge tone="warning">Ends in 3 days</Badge>}
          stub="500"
          unit="points an entry"
          action="Enter"
        >
          <p>Drawing on December 1. Your share so far: 2 of 4,812 entries.</p>
        </TicketCard>
      </li>
      <li>
        <TicketCard
          href="/rewards/2"
          title="$5 scratchers coupon"
          picture={<DesertScene seed="coupon" />}
          badge={<Badge tone="success">212 left</Badge>}
          stub="1,200"
          unit="points"
          action="Redeem"
        >
          <p>Show the barcode at any retailer.</p>
        </TicketCard>
      </li>
      <li>
        <TicketCard
          href="/rewards/3"
          title="Five free spins"
          picture={<DesertScene isNight seed="spins" />}
          badge={<Badge tone="info">Arcade</Badge>}
          stub="300"
          unit="points"
          action="Play"
        >
          <p>Monsoon Reels. Prizes up to 2,000 points.</p>
        </TicketCard>
      </li>
    </Grid>
  ),
}

export const WithoutPicture: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Grid>
      <TicketCard
        href="/earn/1"
        title="Collect them all: monsoon season"
        stub="upto 1,000"
        unit="points"
        action="Continue"
      >
        <p>Enter one ticket of each of five games.</p>
        <PunchMarks done={3} total={5} />
      </TicketCard>
    </Grid>
  ),
}

export const WithControls: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Grid>
      <TicketCard
        title="Weekly drawing"
        stub="250"
        unit="tokens an entry"
        controls={
          <Button size="small" emphasis="outline" aria-label="Redeem, Weekly drawing">
            Redeem
          </Button>
        }
      >
        <p>Closes November 27, 2026</p>
      </TicketCard>
    </Grid>
  ),
}
