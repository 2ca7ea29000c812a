import { useSettings } from '@players-club/flow-hooks/club'
import { useHome } from '@players-club/flow-hooks/shell'
import { HomeOffers } from '@players-club/ui/shell/HomeOffers'
import { useLazyCarousel } from './useLazyCarousel.ts'

/** The offers on the home page. */
export function LateOffers() {
  const home = useHome()
  const Carousel = useLazyCarousel((home.advertisements?.length ?? 0) > 1)
  return <HomeOffers {...home} showsSoldOut={useSettings().couponSoldOutBanner} Carousel={Carousel} />
}
