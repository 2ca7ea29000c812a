import type { Advertisement, InformationTileSummary, Reward } from '@players-club/domain-models'
import { HomeBanner, type HomeBannerProps } from './HomeBanner.tsx'
import { HomeDraws, type HomeDrawsProps } from './HomeDraws.tsx'
import { HomeInformation } from './HomeInformation.tsx'
import { HomeRewards } from './HomeRewards.tsx'

export interface HomeOffersProps {
  advertisements: readonly Advertisement[]
  /** Comes late; until then the first advertisement stands still. */
  Carousel?: HomeBannerProps['Carousel']
  rewards: readonly Reward[]
  draws: HomeDrawsProps
  tiles: readonly InformationTileSummary[]
}

/** Of each part of the club a little; a part without anything in it is not there. */
export function HomeOffers({ advertisements, Carousel, rewards, draws, tiles }: HomeOffersProps) {
  return (
    <>
      <HomeBanner advertisements={advertisements} Carousel={Carousel} />
      <HomeRewards rewards={rewards} />
      <HomeDraws {...draws} />
      <HomeInformation tiles={tiles} />
    </>
  )
}
