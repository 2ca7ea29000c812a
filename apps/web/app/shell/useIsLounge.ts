import { useOpenAddresses } from '@players-club/flow-hooks/shell'
import { useLocation, useMatches } from 'react-router'
import { themeOf } from './PageHandle.ts'

/** Whether a page of Lucky Lounge is shown. An address below it without a page, or whose page is closed, is not. */
export function useIsLounge(): boolean {
  const { pathname } = useLocation()
  const isOpen = useOpenAddresses()
  return themeOf(useMatches().map(({ handle }) => handle)) === 'lucky-lounge' && isOpen(pathname)
}
