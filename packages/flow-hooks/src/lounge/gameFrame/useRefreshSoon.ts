'use client'

import { DIGITAL_GAME_REFRESH_MS } from '@players-club/domain-models'
import { useRef } from 'react'
import type { Timer } from '../../club/ClubPorts.ts'
import { useClub } from '../../club/useClub.ts'

/** Debounces a refresh: a game's end, its exit and its closing come one after the other. */
export function useRefreshSoon(refresh: () => void): () => void {
  const { clock } = useClub()
  const timer = useRef<Timer>(null)
  return () => {
    if (timer.current !== null) clock.clearTimeout(timer.current)
    timer.current = clock.setTimeout(refresh, DIGITAL_GAME_REFRESH_MS)
  }
}
