import { useEffect, useState } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { overlay, plate, wheel } from './SpinnerOverlay.css.ts'

/** Work that is done sooner shows no spinner at all. */
const usualDelay = 300

export interface SpinnerOverlayProps {
  isActive: boolean
  /** Milliseconds before it shows. @default 300 */
  delay?: number
  /** What is going on. @default "Please wait" in the reader's language */
  label?: string
}

/** Covers the page while the product works. Focus stays where it is; the wait is announced. */
export function SpinnerOverlay({ isActive, delay = usualDelay, label }: SpinnerOverlayProps) {
  const translate = useMessages()
  const isShown = useDelayed(isActive, delay)
  return (
    <>
      {/* Stands in the page from the start: live regions that come with their text are often not read. */}
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

/** True from `delay` after `isOn` became true until it is false again. */
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
