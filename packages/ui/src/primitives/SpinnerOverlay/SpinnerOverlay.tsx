'use client'

import { useEffect, useState } from 'react'
import { overlay, plate, wheel } from './SpinnerOverlay.css.ts'

/** Faster work shows no spinner. */
const DELAY_MS = 300

/** Whether the page is busy. */
export interface SpinnerOverlayProps {
  isActive: boolean
}

/** Covers the page during a long operation. Focus stays in place; the control that began the operation announces it. */
export function SpinnerOverlay({ isActive }: SpinnerOverlayProps) {
  return (
    useDelayed(isActive) && (
      <div className={overlay} aria-hidden>
        <div className={plate}>
          <Wheel />
        </div>
      </div>
    )
  )
}

function Wheel() {
  return (
    <svg className={wheel} viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="5">
      <circle cx="20" cy="20" r="16" opacity="0.25" />
      <path d="M20 4a16 16 0 0 1 16 16" strokeLinecap="round" />
    </svg>
  )
}

/** True from the delay after `isOn` became true until it is false. */
function useDelayed(isOn: boolean): boolean {
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
