'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import { ApiError } from '@players-club/api-client'
import { useClub } from '../useClub.ts'
import { useOutdate } from './useOutdate.ts'

/** Gives queries the club's own SWR cache, cleared when the session changes. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { queries } = useClub()
  const [config] = useState(() => ({
    provider: () => queries.cache,
    fallback: queries.fallback,
    shouldRetryOnError: isWorthRetrying,
    errorRetryCount: 3,
  }))
  return (
    <SWRConfig value={config}>
      <ForgetFormerSession />
      <FollowOtherTabs />
      {children}
    </SWRConfig>
  )
}

function ForgetFormerSession() {
  const { session } = useClub()
  const { unload } = useSWRConfig()
  useLayoutEffect(() => session.onSessionChange(() => unload({ revalidate: false })), [session, unload])
  return null
}

/** Asks again for what has changed in another tab. */
function FollowOtherTabs() {
  const { sharedAnswers } = useClub()
  const outdate = useEffectEvent(useOutdate())
  useEffect(() => sharedAnswers.subscribe(name => outdate(name)), [sharedAnswers])
  return null
}

/** Retries only failures that may be temporary; a refusal would be the same again. */
function isWorthRetrying(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.kind === 'offline' || error.kind === 'timeout' || error.status === 503)
  )
}
