'use client'

import { lotteryDay } from '@players-club/domain-models'
import type { AgeCheck } from '@players-club/forms-validation'
import { useClub } from './useClub.ts'

/** Tells by what an age is judged now. */
export function useAgeCheck(): () => AgeCheck {
  const { clock, lottery } = useClub()
  const { minimumAge, maximumAge, zone } = lottery
  return () => ({ minimumAge, maximumAge, today: lotteryDay(clock.now(), zone) })
}
