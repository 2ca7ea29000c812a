'use client'

import { useDelayed } from '../useDelayed.ts'
import { overlay, plate, wheel } from './SpinnerOverlay.css.ts'

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
