import { clubDialog } from '../shell/clubDialog.tsx'

/** Few visits take the tour: it comes when somebody is about to. */
export const LazyTour = clubDialog(
  () => import('@players-club/ui/lounge/TourDialog').then(module => module.TourDialog),
  ['tour'],
)
