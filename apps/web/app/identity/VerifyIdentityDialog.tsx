import { lazyDialog } from '@players-club/ui/primitives/lazyDialog'

/** Few visits verify anybody: the flow comes with its dialog, when it is first asked for. */
export const VerifyIdentityDialog = lazyDialog(
  () => import('./VerifyIdentity.tsx').then(module => module.VerifyIdentity),
  ['identity', 'profile', 'controls'],
)
