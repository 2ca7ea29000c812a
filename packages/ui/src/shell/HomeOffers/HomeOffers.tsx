import type { Activity, Advertisement, InformationTileSummary, Reward } from '@players-club/domain-models'
import { HomeActivities } from './HomeActivities.tsx'
import type { HomeBannerProps } from './HomeBanner.tsx'
import { HomeDraws, type HomeDrawsProps } from './HomeDraws.tsx'
import { HomeInformation } from './HomeInformation.tsx'
import { HomeRewards } from './HomeRewards.tsx'
import { LazyBanner } from './LazyBanner.tsx'

/** What the home page offers: advertisements, rewards, activities, draws and information. */
export interface HomeOffersProps {
  advertisements: readonly Advertisement[]
  /** Loads late; until then the first advertisement is static. */
  Carousel?: HomeBannerProps['Carousel']
  rewards: readonly Reward[]
  activities: readonly Activity[]
  draws: HomeDrawsProps
  tiles: readonly InformationTileSummary[]
}

/** A few items of each section; an empty section is not rendered. */
export function HomeOffers({ advertisements, Carousel, rewards, ...rest }: HomeOffersProps) {
  return (
    <>
      <LazyBanner advertisements={advertisements} Carousel={Carousel} />
      <HomeRewards rewards={rewards} />
      <HomeActivities activities={rest.activities} />
      <HomeDraws {...rest.draws} />
      <HomeInformation tiles={rest.tiles} />
    </>
  )
}
