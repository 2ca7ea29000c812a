import { clubDialog } from '../shell/clubDialog.tsx'

/** Few visits verify anybody: the flow comes with its dialog, when it is first asked for. */
export const VerifyIdentityDialog = clubDialog(
  () => import('./VerifyIdentity.tsx').then(module => module.VerifyIdentity),
  ['identity', 'profile', 'controls'],
)
