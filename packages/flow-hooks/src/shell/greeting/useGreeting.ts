'use client'

import { useSyncExternalStore } from 'react'
import { greeting, type Greeting } from '@players-club/domain-models'
import { useSession } from '../../club/session/useSession.ts'
import { useClub } from '../../club/useClub.ts'
import { useRemoteConfig } from '../../club/remoteConfig/useRemoteConfig.ts'

/** The home page's greeting for the visitor. */
export function useGreeting(): Greeting {
  const { clock, lottery, renderedAt, chance } = useClub()
  const { account } = useSession()
  const { GREETINGS_MESSAGE_CONFIG: config = {} } = useRemoteConfig()
  const { zone, brand } = lottery
  const at = (now: Date) => greeting({ config, account, now, zone, look: brand.look, random: chance })
  // Hydration repeats the server's words; the browser's own time counts right after, where it has others.
  const hasOthers = useSyncExternalStore(
    clock.subscribe,
    () => JSON.stringify(at(clock.now())) !== JSON.stringify(at(renderedAt)),
    () => false,
  )
  return at(hasOthers ? clock.now() : renderedAt)
}
