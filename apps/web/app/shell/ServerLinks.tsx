import { createContext, useContext } from 'react'
import type { EntryContext } from 'react-router'

/** What only the server's page has in its head, set by `entry.server`. */
export interface ServerLinkUrls {
  readonly sheets: readonly string[]
  readonly modules: readonly string[]
}

export const ServerLinkList = createContext<ServerLinkUrls>({ sheets: [], modules: [] })

/**
 * The texts, which `entry.client` imports before it hydrates: without the preload they would cost a round trip. And the
 * style sheets, which React writes before all preloads of scripts for their `precedence`, so that they arrive first.
 */
export function ServerLinks() {
  const { sheets, modules } = useContext(ServerLinkList)
  return (
    <>
      {sheets.map(href => (
        <link key={href} rel="stylesheet" href={href} precedence="page" />
      ))}
      {modules.map(href => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  )
}

/**
 * The style sheets of the page. The router removes them with the page, so it marks by a `#` those that lazy parts share,
 * and the bundler inserts its own when a lazy part arrives: the whole page would be styled and laid out again after
 * hydration. It finds these, which stay.
 */
export const sheetsOfPage = ({ manifest, staticHandlerContext }: EntryContext): string[] => {
  const sheets = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id]?.css ?? [])
  return [...new Set(sheets.map(href => href.replace(/#$/, '')))]
}
