import { lazyDialog } from '@players-club/ui/primitives/lazyDialog'

/** What an activity has just earned. */
export const AwardedModal = lazyDialog(() =>
  import('@players-club/ui/activities/AwardedDialog').then(module => module.AwardedDialog),
)
