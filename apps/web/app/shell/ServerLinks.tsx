import { createContext, useContext } from 'react'
import type { EntryContext } from 'react-router'

export interface ServerLink {
  readonly rel: 'modulepreload' | 'stylesheet'
  readonly href: string
}

/** The links that only the server's page has, set by `entry.server`. */
export const ServerLinkList = createContext<readonly ServerLink[]>([])

export const ServerLinks = () =>
  useContext(ServerLinkList).map(({ rel, href }) => <link key={href} rel={rel} href={href} />)

/** The texts that `entry.client` imports before it hydrates: without this they would cost a round trip. */
export const textLinks = (files: readonly string[]): ServerLink[] =>
  files.map(href => ({ rel: 'modulepreload', href }))

/**
 * Style sheets that the page shares with its lazy parts. The router removes a page's sheets with the page, so it marks
 * these by a `#`, and the bundler inserts its own when a lazy part arrives: the whole page would be styled and laid out
 * again after hydration. It finds them here, where they stay.
 */
export const sharedSheetLinks = ({ manifest, staticHandlerContext }: EntryContext): ServerLink[] => {
  const sheets = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
  const shared = new Set(sheets.filter(href => href.endsWith('#')).map(href => href.slice(0, -1)))
  return [...shared].map(href => ({ rel: 'stylesheet', href }))
}
