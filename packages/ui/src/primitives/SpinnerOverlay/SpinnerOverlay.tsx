'use client'

import { useEffect, useState } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { overlay, plate, wheel } from './SpinnerOverlay.css.ts'

/** Delay: faster work shows no spinner. */
const usualDelay = 300

/** Whether the page is busy, after how long that is shown, and what is said about it. */
export interface SpinnerOverlayProps {
  isActive: boolean
  /** Milliseconds before it shows. @default 300 */
  delay?: number
  /** The label. @default "Please wait" in the reader's language */
  label?: string
}

/** Covers the page during a long operation. Focus stays in place; the wait is announced. */
export function SpinnerOverlay({ isActive, delay = usualDelay, label }: SpinnerOverlayProps) {
  const translate = useMessages()
  const isShown = useDelayed(isActive, delay)
  return (
    <>
      {/* Mounted from the start: screen readers often miss a live region that is inserted together with its text. */}
      <div role="status">
        {isShown && <VisuallyHidden>{label ?? translate('shell.pending')}</VisuallyHidden>}
      </div>
      {isShown && (
        <div className={overlay} aria-hidden>
          <div className={plate}>
            <Wheel />
          </div>
        </div>
      )}
    </>
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

/** True from `delay` ms after `isOn` became true until it is false. */
function useDelayed(isOn: boolean, delay: number): boolean {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setIsDue(true), delay)
    return () => {
      clearTimeout(timer)
      setIsDue(false)
    }
  }, [isOn, delay])
  return isOn && isDue
}
