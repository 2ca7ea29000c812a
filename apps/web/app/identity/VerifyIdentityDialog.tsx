import { clubDialog } from '../shell/clubDialog.tsx'

/** Few visits verify an identity, so the flow is loaded lazily with its dialog. */
export const VerifyIdentityDialog = clubDialog(
  () => import('./VerifyIdentity.tsx').then(module => module.VerifyIdentity),
  ['identity', 'profile', 'settings', 'controls'],
)
