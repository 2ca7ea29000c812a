import { lazyDialog } from '@players-club/ui/primitives/lazyDialog'

/** Few are out of place: why this is not the place comes when it has to be said. */
export const LazyLocation = lazyDialog(() =>
  import('@players-club/ui/location/LocationDialog').then(module => module.LocationDialog),
)
