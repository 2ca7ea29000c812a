import { useLayoutEffect, useState, type ReactNode } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import { ApiError } from '@players-club/api-client'
import { useClub } from '../useClub.ts'

/** Gives queries a cache of the club's own, emptied whenever one session gives way to another. */
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

/** Only what may be over in a moment; a refusal is the same the second time. */
function isWorthRetrying(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.kind === 'offline' || error.kind === 'timeout' || error.status === 503)
  )
}
