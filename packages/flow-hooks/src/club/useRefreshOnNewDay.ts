'use client'

import type { CalendarDay } from '@players-club/domain-models'
import { useEffect, useRef } from 'react'
import { usePresentDay } from './usePresentDay.ts'

/** Asks again when a new day begins at the lottery, on a page that stays open: what is counted per day begins again then. */
export function useRefreshOnNewDay(refresh: () => Promise<unknown>): CalendarDay {
  const day = usePresentDay()
  const askedOn = useRef(day)
  useEffect(() => {
    if (askedOn.current === day) return
    askedOn.current = day
    void refresh()
  }, [day, refresh])
  return day
}
