import type { NavigatorPort } from '@players-club/flow-hooks/club'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { OfflineSafeNavigate } from './useOfflineSafeNavigate.ts'

/**
 * Adapts the router to the club's navigator port: the same object for the life of the page, always at the current
 * location.
 */
export function useRouterNavigator(navigate: OfflineSafeNavigate): NavigatorPort {
  const location = useLocation()
  const current = useRef({ navigate, location })
  // A layout effect runs before the effects of the new page, which have to read the new location.
  useLayoutEffect(() => {
    current.current = { navigate, location }
  }, [navigate, location])

  const [navigator] = useState<NavigatorPort>(() => ({
    go: (path, options) => current.current.navigate(path, options),
    location: () => current.current.location,
  }))
  return navigator
}
