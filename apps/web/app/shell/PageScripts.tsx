import { createContext, useContext } from 'react'
import { UNSAFE_FrameworkContext, useMatches } from 'react-router'
import { modulesOf, routerContext } from './pageModules.ts'
import { textToStart, type FirstModules } from './startOnceSeen.ts'

/** Scripts that the browser will import by itself at once; named in the page, they do not cost it a round trip. */
export const ImportedLater = createContext<readonly string[]>([])

/**
 * What the router's `<Scripts>` writes, for the server's page alone, with one difference: scripts are asked for once the
 * page is to be seen.
 */
export function PageScripts() {
  const framework = useContext(UNSAFE_FrameworkContext)
  const importedLater = useContext(ImportedLater)
  const ids = useMatches().map(({ id }) => id)
  if (!framework) return null
  const { manifest, serverHandoffString, nonce } = framework
  const { entry, hmr, url } = manifest

  const routes = ids.flatMap(id => manifest.routes[id] ?? [])
  const files = [
    ...entry.imports,
    entry.module,
    url,
    ...routes.flatMap(route => [...(route.imports ?? []), ...modulesOf(route)]),
    ...importedLater,
  ]
  const first: FirstModules = {
    files: [...new Set(files)],
    // What others import is named last.
    before: [...(hmr ? [hmr.runtime] : []), url, ...entry.imports.toReversed()],
    routes: routes.map(route => [route.id, ...modulesOf(route)]),
    entry: entry.module,
  }
  return (
    <>
      <script nonce={nonce}>{routerContext(serverHandoffString)}</script>
      <script nonce={nonce}>{textToStart(first)}</script>
    </>
  )
}
