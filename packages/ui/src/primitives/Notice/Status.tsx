'use client'

import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useIsHydrating } from '../useIsHydrating.ts'

export interface StatusProps {
  children: ReactNode
}

/**
 * A polite live region for what appears after an action. It is in the page two frames before its content, because
 * screen readers often miss a live region that is inserted together with its text. What the server has rendered is
 * there at once.
 */
export function Status({ children }: StatusProps) {
  const isServerMarkup = useIsHydrating()
  const [isFilled, setFilled] = useState(isServerMarkup)
  useEffect(() => {
    if (isFilled) return
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setFilled(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [isFilled])
  return <div role="status">{isFilled && children}</div>
}
