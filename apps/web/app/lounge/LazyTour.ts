import { lazyDialog } from '@players-club/ui/primitives/lazyDialog'

/** Few visits take the tour: it comes when somebody is about to. */
export const LazyTour = lazyDialog(
  () => import('@players-club/ui/lounge/TourDialog').then(module => module.TourDialog),
  ['tour'],
)
