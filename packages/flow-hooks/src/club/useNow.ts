'use client'

import { lotteryDay, type CalendarDay } from '@players-club/domain-models'
import { useState } from 'react'
import { useClub } from './useClub.ts'

const YOUNG_MS = 60_000

/** The moment by which a page judges what has ended. The first render in the browser repeats the server's. */
export function useNow(): Date {
  const { clock, renderedAt } = useClub()
  const [now] = useState(() => {
    const here = clock.now()
    return here.getTime() - renderedAt.getTime() < YOUNG_MS ? renderedAt : here
  })
  return now
}

/** The day of that moment at the lottery. */
export const useToday = (): CalendarDay => lotteryDay(useNow(), useClub().lottery.zone)
