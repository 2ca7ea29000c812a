import { useOpenAddresses } from '@players-club/flow-hooks/shell'
import { useContext } from 'react'
import { useLocation, useMatches } from 'react-router'
import { PageFailureContext } from './PageFailureContext.ts'
import { themeOf } from './PageHandle.ts'

/** Whether a page of Lucky Lounge is shown: false for an unknown address, and for a page that is closed or has failed. */
export function useIsLounge(): boolean {
  const { pathname } = useLocation()
  const isOpen = useOpenAddresses()
  const [hasFailed] = useContext(PageFailureContext)
  const theme = themeOf(useMatches().map(({ handle }) => handle))
  return theme === 'lucky-lounge' && isOpen(pathname) && !hasFailed
}
