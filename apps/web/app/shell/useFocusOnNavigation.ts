import { MAIN_ID } from '@players-club/ui/shell/ClubLayout'
import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the main landmark after a navigation, for keyboards and screen readers; the first page keeps the
 * browser's focus.
 */
export function useFocusOnNavigation(pathname: string): void {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [pathname])
}
