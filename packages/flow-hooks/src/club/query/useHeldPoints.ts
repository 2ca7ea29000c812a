'use client'

import { getPointsBalance } from '@players-club/api-client'
import { useEffect, useRef } from 'react'
import { useClub } from '../useClub.ts'

/**
 * Keeps the points as they are shown while they are held. Afterwards the page refreshes them; if it is unmounted first,
 * this marks them as outdated.
 */
export function useHeldPoints(isHeld: boolean): void {
  const { queries, sharedAnswers } = useClub()
  const wasHeld = useRef(false)
  useEffect(() => {
    wasHeld.current = isHeld
    return isHeld ? queries.hold(getPointsBalance.name) : undefined
  }, [queries, isHeld])
  useEffect(
    () => () => {
      if (wasHeld.current) sharedAnswers.invalidate()
    },
    [sharedAnswers],
  )
}
