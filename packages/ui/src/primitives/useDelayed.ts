'use client'

import { useEffect, useState } from 'react'

/** What takes less time than this needs no sign of its progress. */
const DELAY_MS = 300

/** True from the delay after `isOn` became true until it is false. */
export function useDelayed(isOn: boolean): boolean {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setIsDue(true), DELAY_MS)
    return () => {
      clearTimeout(timer)
      setIsDue(false)
    }
  }, [isOn])
  return isOn && isDue
}
