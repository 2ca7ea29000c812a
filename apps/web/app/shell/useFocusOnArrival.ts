import { MAIN_ID } from '@players-club/ui/shell/ClubLayout'
import { useEffect, useRef } from 'react'

/** A new page begins at its main part, for keyboards and screen readers as for eyes; the first page keeps the browser's focus. */
export function useFocusOnArrival(pathname: string): void {
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
  }, [pathname])
}
