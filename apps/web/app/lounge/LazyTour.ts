import { clubDialog } from '../shell/clubDialog.tsx'

/** Few visits open the tour, so it is loaded lazily. */
export const LazyTour = clubDialog(
  () => import('@players-club/ui/lounge/TourDialog').then(module => module.TourDialog),
  ['tour'],
)
