'use client'

import { addDays, lotteryDay, startOfLotteryDay, type CalendarDay } from '@players-club/domain-models'
import { useEffect, useState } from 'react'
import type { Timer } from './ClubPorts.ts'
import { useClub } from './useClub.ts'
import { watchVisibility } from './useIsPageVisible.ts'

/** The clock may be ahead of the server's by a second, and the server's day is the one that counts. */
const UNCERTAIN_MS = 2000

/** The day at the lottery. Unlike `useToday` it renders again when the day ends: a page may stay open over midnight. */
export function usePresentDay(): CalendarDay {
  const { clock, lottery, renderedAt } = useClub()
  const { zone } = lottery
  const [day, setDay] = useState(() => lotteryDay(renderedAt, zone))
  useEffect(() => {
    let timer: Timer | null = null
    const stop = () => {
      if (timer !== null) clock.clearTimeout(timer)
    }
    const check = () => {
      stop()
      const present = lotteryDay(clock.now(), zone)
      const end = startOfLotteryDay(addDays(present, 1), zone).getTime()
      timer = clock.setTimeout(check, end - clock.now().getTime() + UNCERTAIN_MS)
      setDay(present)
    }
    check()
    // The timers of a device that sleeps are late: the player looks at the page before they run.
    const stops = [watchVisibility(check), clock.subscribe(check), stop]
    return () => {
      for (const each of stops) each()
    }
  }, [clock, zone])
  return day
}
