'use client'

import { getLatestQuickDraw } from '@players-club/api-client'
import type { LatestQuickDraw } from '@players-club/domain-models'
import { useEffect, useState } from 'react'
import type { Timer } from '../../club/ClubPorts.ts'
import { usePolling } from '../../club/query/usePolling.ts'
import { useQuery, type Query } from '../../club/query/useQuery.ts'
import { useClub } from '../../club/useClub.ts'

const POLL_MS = 15_000
const everyPoll = () => POLL_MS

/** A browser's timer cannot wait for more than 24 days. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000

/** The latest draw of a quick-draw game, which is polled from the hour of the next draw on for as long as its result is awaited. */
export function useLatestQuickDraw(gameId: number | undefined): Query<LatestQuickDraw> {
  const { clock } = useClub()
  const [isDue, setIsDue] = useState(false)
  const polling = usePolling<LatestQuickDraw>(everyPoll)
  const latest = useQuery(
    getLatestQuickDraw,
    gameId === undefined ? null : { params: { gameId } },
    isDue ? polling : undefined,
  )
  const drawn = latest.data?.result?.externalId
  const nextDrawDate = latest.data?.nextDrawDate ?? null
  // A page that was opened after that hour.
  if (latest.data?.isDrawDue && !isDue) setIsDue(true)
  // The server no longer awaits its result.
  if (latest.data?.isDrawDue === false && nextDrawDate === null && isDue) setIsDue(false)

  // Not when `nextDrawDate` changes: from its hour on, a delayed draw is no longer named.
  useEffect(() => () => setIsDue(false), [gameId, drawn])
  useEffect(() => {
    if (nextDrawDate === null) return
    let timer: Timer | null = null
    const stop = () => {
      if (timer !== null) clock.clearTimeout(timer)
    }
    const check = () => {
      stop()
      const left = Date.parse(nextDrawDate) - clock.now().getTime()
      if (left <= 0) setIsDue(true)
      else timer = clock.setTimeout(check, Math.min(left, LONGEST_WAIT_MS))
    }
    check()
    const unsubscribe = clock.subscribe(check)
    return () => {
      stop()
      unsubscribe()
    }
  }, [clock, gameId, nextDrawDate])

  return latest
}
