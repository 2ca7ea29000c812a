import { MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import { clubDialog } from '../shell/clubDialog.tsx'

/** The dialog with the points that an activity has just earned. */
export const AwardedModal = clubDialog(
  () => import('@players-club/ui/activities/AwardedDialog').then(module => module.AwardedDialog),
  [],
  ({ points }) => ({
    type: 'success',
    key: 'activities.awarded.title',
    params: { points },
    // A survey navigates away from its page, and only a toast survives that.
    timeout: MESSAGE_TIMEOUTS.long,
  }),
)
