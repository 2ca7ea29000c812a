import type { Activity, Advertisement, InformationTileSummary, Reward } from '@players-club/domain-models'
import { HomeActivities } from './HomeActivities.tsx'
import type { HomeBannerProps } from './HomeBanner.tsx'
import { HomeDraws, type HomeDrawsProps } from './HomeDraws.tsx'
import { HomeInformation } from './HomeInformation.tsx'
import { HomeRewards } from './HomeRewards.tsx'
import { LazyBanner } from './LazyBanner.tsx'

/** What the home page offers: advertisements, rewards, activities, draws and information; undefined while it is loading. */
export interface HomeOffersProps {
  advertisements: readonly Advertisement[] | undefined
  /** Loads late; until then the first advertisement is static. */
  Carousel?: HomeBannerProps['Carousel']
  rewards: readonly Reward[] | undefined
  activities: readonly Activity[] | undefined
  draws: HomeDrawsProps | undefined
  tiles: readonly InformationTileSummary[] | undefined
  /** The current time, for what ends soon. */
  now: Date
  /** Whether a reward with nothing left is marked as sold out. */
  showsSoldOut: boolean
}

/** A few items of each section, or their skeletons; an empty section is not rendered. */
export function HomeOffers({ advertisements, Carousel, rewards, ...rest }: HomeOffersProps) {
  const { now, showsSoldOut } = rest
  return (
    <>
      <LazyBanner advertisements={advertisements} Carousel={Carousel} />
      <HomeRewards rewards={rewards} now={now} showsSoldOut={showsSoldOut} />
      <HomeActivities activities={rest.activities} />
      <HomeDraws draws={rest.draws} now={now} showsSoldOut={showsSoldOut} />
      <HomeInformation tiles={rest.tiles} />
    </>
  )
}
