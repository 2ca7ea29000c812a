'use client'

import { useEffect, useState } from 'react'
import { after } from './machine/after.ts'
import { useClub } from './useClub.ts'

const SECOND_MS = 1000

/** The whole seconds left until a moment (milliseconds since the epoch), counted down; 0 without one. */
export function useCountdown(endsAt: number | null): number {
  const { clock } = useClub()
  const [, count] = useState(0)
  const left = endsAt === null ? 0 : Math.max(0, endsAt - clock.now().getTime())
  useEffect(() => {
    if (endsAt === null) return
    const shown = new AbortController()
    const next = () => count(times => times + 1)
    const wait = () => {
      const rest = endsAt - clock.now().getTime()
      if (rest <= 0) return
      after(clock, rest % SECOND_MS || SECOND_MS, shown.signal, () => {
        next()
        wait()
      })
    }
    wait()
    const unsubscribe = clock.subscribe(next)
    return () => {
      shown.abort()
      unsubscribe()
    }
  }, [clock, endsAt])
  return Math.ceil(left / SECOND_MS)
}
