import { LateCodeError, loadLate, type MessageRow } from '@players-club/domain-models'
import { matchRoutes, type RouteObject } from 'react-router'
import { textsOf } from './PageHandle.ts'

declare global {
  interface Window {
    /** Every route with the address of its module, which the router's `<Scripts>` brings along. */
    __reactRouterManifest?: {
      /** Differs from build to build. */
      readonly version: string
      readonly routes: Readonly<Record<string, ManifestRoute>>
    }
  }
}

interface ManifestRoute {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly index?: boolean
  readonly module: string
  readonly css?: readonly string[]
}

/** The code of a page is there, there is no connection, or a newer release has replaced it. */
export type PageLoad = 'ready' | 'offline' | 'replaced'

/** Loads the modules of a page, and the texts that they name, before the router does. */
export async function loadPage(
  path: string,
  loadTexts: (rows: readonly MessageRow[]) => Promise<unknown>,
): Promise<PageLoad> {
  try {
    await loadLate(
      async () => {
        const routes = await Promise.all(modulesOf(path).map(url => import(/* @vite-ignore */ url)))
        await loadTexts(textsOf(routes.map(({ handle }) => handle)))
      },
      // Not the page that is shown is loaded again, but the one that is asked for.
      { mayReload: false },
    )
    return 'ready'
  } catch (error) {
    const isOffline = error instanceof LateCodeError && error.messageKey === 'error.offline'
    return isOffline ? 'offline' : 'replaced'
  }
}

function modulesOf(path: string): string[] {
  const routes = window.__reactRouterManifest?.routes ?? {}
  const tree = childrenOf(undefined, Object.values(routes))
  return (matchRoutes(tree, path) ?? []).flatMap(({ route }) => routes[route.id ?? '']?.module ?? [])
}

const childrenOf = (parentId: string | undefined, routes: readonly ManifestRoute[]): RouteObject[] =>
  routes
    .filter(route => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: childrenOf(id, routes) },
    )
