import { MESSAGE_TIMEOUTS } from '@players-club/domain-models'
import { clubDialog } from '../shell/clubDialog.tsx'

/** Few players are outside the region, so the explanation is loaded lazily. */
export const LazyLocation = clubDialog(
  () => import('@players-club/ui/location/LocationDialog').then(module => module.LocationDialog),
  [],
  ({ outcome }) => ({ type: 'error', key: `location.${outcome}`, timeout: MESSAGE_TIMEOUTS.long }),
)
