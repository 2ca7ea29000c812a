import { LOOK_PATH } from '@players-club/domain-models'
import { useBrand } from '@players-club/ui/messages'
import { createContext, useContext } from 'react'
import { useMatches, type EntryContext } from 'react-router'

/** What only the server knows of the page in its head, set by `entry.server`. */
export interface ServerPage {
  readonly routes: EntryContext['manifest']['routes']
  /** The texts, which `entry.client` imports before it hydrates: without a preload they would cost a round trip. */
  readonly modules: readonly string[]
}

export const ServerPageContext = createContext<ServerPage>({ routes: {}, modules: [] })

/**
 * The style sheets of the page, each once. React writes them before all preloads of scripts for their `precedence`, waits
 * for those of the next page, and keeps them. The router's `<Links>` would remove the sheets of the page that is left,
 * and spells those that lazy parts share with a `#`, so that the bundler would insert them again: with each change of a
 * page the browser would load the fonts again, and lay the whole page out.
 */
export function PageLinks() {
  const { routes, modules } = useContext(ServerPageContext)
  const known = import.meta.env.SSR ? routes : (window.__reactRouterManifest?.routes ?? {})
  const sheets = useMatches().flatMap(({ id }) => known[id]?.css ?? [])
  // Its rules are in no cascade layer, so that its place among the others does not matter.
  if (useBrand().look) sheets.push(`${LOOK_PATH}theme.css`)
  return (
    <>
      {[...new Set(sheets.map(href => href.replace(/#$/, '')))].map(href => (
        <link key={href} rel="stylesheet" href={href} precedence="page" />
      ))}
      {import.meta.env.SSR && modules.map(href => <link key={href} rel="modulepreload" href={href} />)}
    </>
  )
}
