import { MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import { clubDialog } from '../shell/clubDialog.tsx'

/** What an activity has just earned. */
export const AwardedModal = clubDialog(
  () => import('@players-club/ui/activities/AwardedDialog').then(module => module.AwardedDialog),
  [],
  ({ points }) => ({
    type: 'success',
    key: 'activities.awarded.title',
    params: { points },
    // A survey leads away from its page: only a message with a time goes along.
    timeout: MESSAGE_TIMEOUTS.long,
  }),
)
