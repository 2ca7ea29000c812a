import { createContext, useContext } from 'react'
import { UNSAFE_FrameworkContext, useMatches } from 'react-router'
import { firstScript, modulesOf, routerContext } from './pageModules.ts'

/** Scripts that the browser will import by itself at once; named in the page, they do not cost it a round trip. */
export const ImportedLater = createContext<readonly string[]>([])

/**
 * What the router's `<Scripts>` writes, for the server's page alone, with one difference: the scripts come after what
 * the page is seen with. On a slow line they would otherwise hold up the style sheet, and nobody waits for them yet.
 */
export function PageScripts() {
  const framework = useContext(UNSAFE_FrameworkContext)
  const importedLater = useContext(ImportedLater)
  const ids = useMatches().map(({ id }) => id)
  if (!framework) return null
  const { manifest, serverHandoffString, nonce } = framework

  const routes = ids.flatMap(id => manifest.routes[id] ?? [])
  const files = [
    ...manifest.entry.imports,
    manifest.entry.module,
    manifest.url,
    ...routes.flatMap(route => [...(route.imports ?? []), ...modulesOf(route)]),
    ...importedLater,
  ]
  return (
    <>
      {[...new Set(files)].map(href => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" nonce={nonce} />
      ))}
      <script nonce={nonce}>{routerContext(serverHandoffString)}</script>
      <script nonce={nonce} type="module" async>
        {firstScript(manifest, routes)}
      </script>
    </>
  )
}
