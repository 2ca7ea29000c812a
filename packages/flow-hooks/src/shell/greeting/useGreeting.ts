import { useSyncExternalStore } from 'react'
import { greeting, type Greeting } from '@players-club/domain-models'
import { useSession } from '../../accounts/session/useSession.ts'
import { useClub } from '../../club/useClub.ts'
import { useRemoteConfig } from '../remoteConfig/useRemoteConfig.ts'

/** How the home page greets whoever is here now. */
export function useGreeting(): Greeting {
  const { clock, renderedAt, chance } = useClub()
  const { account } = useSession()
  const { GREETINGS_MESSAGE_CONFIG: config = {} } = useRemoteConfig()
  // Hydration repeats the server's time; the browser's own counts right after.
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return greeting({ config, account, now: isHydrated ? clock.now() : renderedAt, random: chance })
}
