import { advertisementFixture, externalAdvertisementFixture } from '@players-club/domain-models/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Carousel } from '../../primitives/Carousel/Carousel.tsx'
import { HomeBanner } from './HomeBanner.tsx'

const meta = {
  title: 'Shell/HomeOffers/HomeBanner',
  component: HomeBanner,
  args: { advertisements: [advertisementFixture, externalAdvertisementFixture] },
} satisfies Meta<typeof HomeBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Still: Story = {}
export const Moving: Story = { args: { Carousel } }
export const Dark: Story = { args: { advertisements: [externalAdvertisementFixture] } }
export const LongWords: Story = {
  args: {
    advertisements: [
      {
        ...advertisementFixture,
        title: 'A very long announcement of responsibilities and opportunities in the desert',
        buttonText: 'Read everything there is to be read about it',
      },
    ],
  },
}
