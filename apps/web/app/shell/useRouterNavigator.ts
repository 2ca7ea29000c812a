import type { NavigatorPort } from '@players-club/flow-hooks/club'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { CarefulNavigate } from './useCarefulNavigate.ts'

/** The router as a port of the club: the same object for the life of the page, always at the current place. */
export function useRouterNavigator(navigate: CarefulNavigate): NavigatorPort {
  const location = useLocation()
  const current = useRef({ navigate, location })
  // Before the effects of the page that is shown now: what it asks for is its own place, not the one before.
  useLayoutEffect(() => {
    current.current = { navigate, location }
  }, [navigate, location])

  const [navigator] = useState<NavigatorPort>(() => ({
    go: (path, options) => current.current.navigate(path, options),
    location: () => current.current.location,
  }))
  return navigator
}
