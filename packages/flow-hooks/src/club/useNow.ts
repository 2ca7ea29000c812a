'use client'

import { lotteryDay, type CalendarDay } from '@players-club/domain-models'
import { useState, useSyncExternalStore } from 'react'
import type { ClockPort } from './ClubPorts.ts'
import { useClub } from './useClub.ts'
import { watchVisibility } from './useIsPageVisible.ts'

const YOUNG_MS = 60_000

/**
 * The moment by which a page judges what has ended. The first render in the browser repeats the server's; later ones, and
 * a page that the player comes back to, know the present minute.
 */
export function useNow(): Date {
  const { clock, renderedAt } = useClub()
  const [moment] = useState(() => presentMinute(clock, renderedAt))
  return useSyncExternalStore(moment.subscribe, moment.read, () => renderedAt)
}

function presentMinute(clock: ClockPort, renderedAt: Date) {
  let known = renderedAt
  return {
    read() {
      const here = clock.now()
      if (Math.abs(here.getTime() - known.getTime()) >= YOUNG_MS) known = here
      return known
    },
    subscribe(listener: () => void) {
      const stops = [watchVisibility(listener), clock.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** The day of that moment at the lottery. */
export const useToday = (): CalendarDay => lotteryDay(useNow(), useClub().lottery.zone)
