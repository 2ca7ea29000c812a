'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import { useClub } from '../useClub.ts'
import { isQueryKey } from './queryKey.ts'
import { useInvalidate } from './useInvalidate.ts'

/** Gives queries an SWR cache, whose answers to the club's questions are dropped when the session changes. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { queries } = useClub()
  const [config] = useState(() => ({
    provider: () => queries.cache,
    fallback: queries.fallback,
  }))
  return (
    <SWRConfig value={config}>
      <ForgetFormerSession />
      <FollowSharedAnswers />
      {children}
    </SWRConfig>
  )
}

function ForgetFormerSession() {
  const { session } = useClub()
  const { mutate } = useSWRConfig()
  useLayoutEffect(
    () =>
      session.onSessionChange(() => void mutate(key => isQueryKey(key), undefined, { revalidate: false })),
    [session, mutate],
  )
  return null
}

/** Asks again for what has changed in another tab, or after its page was left. */
function FollowSharedAnswers() {
  const { sharedAnswers } = useClub()
  const invalidate = useEffectEvent(useInvalidate())
  useEffect(() => sharedAnswers.subscribe(name => invalidate(name)), [sharedAnswers])
  return null
}
