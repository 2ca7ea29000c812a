import { useOpenAddresses } from '@players-club/flow-hooks/shell'
import { useContext } from 'react'
import { useLocation, useMatches } from 'react-router'
import { PageFailureContext } from './PageFailureContext.ts'
import { themeOf } from './PageHandle.ts'

/** Whether a page of Lucky Lounge is shown: not at an address without a page, nor where the page is closed or has failed. */
export function useIsLounge(): boolean {
  const { pathname } = useLocation()
  const isOpen = useOpenAddresses()
  const [hasFailed] = useContext(PageFailureContext)
  const theme = themeOf(useMatches().map(({ handle }) => handle))
  return theme === 'lucky-lounge' && isOpen(pathname) && !hasFailed
}
