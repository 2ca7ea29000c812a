import { MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import { clubDialog } from '../shell/clubDialog.tsx'

/** Few are out of place: why this is not the place comes when it has to be said. */
export const LazyLocation = clubDialog(
  () => import('@players-club/ui/location/LocationDialog').then(module => module.LocationDialog),
  [],
  ({ outcome }) => ({ type: 'error', key: `location.${outcome}`, timeout: MESSAGE_TIMEOUTS.long }),
)
