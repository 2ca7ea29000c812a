import { MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import { clubDialog } from '../shell/clubDialog.tsx'

/** The dialog with the points that a saved form has just earned. */
export const EarnedPointsDialog = clubDialog(
  () => import('@players-club/ui/profile/PointsDialog').then(module => module.PointsDialog),
  ['settings'],
  ({ points }) => ({
    type: 'success',
    key: 'preferences.points.title',
    params: { points },
    timeout: MESSAGE_TIMEOUTS.long,
  }),
)
