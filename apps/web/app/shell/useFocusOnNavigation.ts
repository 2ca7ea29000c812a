import { MAIN_ID } from '@players-club/ui/shell/ClubLayout'
import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the main landmark after a navigation, for keyboards and screen readers; the first page keeps the
 * browser's focus. A page that is mounted again because its player has left has lost what had focus.
 */
export function useFocusOnNavigation(pathname: string, departures: number): void {
  const last = useRef(departures === 0 ? pathname : null)
  useEffect(() => {
    const left = last.current
    if (left === pathname) return
    last.current = pathname
    if (left !== null || document.activeElement === document.body)
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [pathname])
}
