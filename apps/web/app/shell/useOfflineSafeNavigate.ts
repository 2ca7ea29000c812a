import { LateCodeError, loadLate } from '@players-club/domain-models'
import { useMessages } from '@players-club/ui/messages'
import { useRef } from 'react'
import { matchRoutes, useNavigate, type NavigateOptions, type RouteObject } from 'react-router'
import { textsOf } from './PageHandle.ts'

export type OfflineSafeNavigate = (path: string, options?: NavigateOptions) => void

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
}

/**
 * The router reloads the document when the module of the next page cannot be loaded; without a connection that leaves
 * the browser's own error page. So the modules and the texts that they name are loaded first. Without a connection the
 * page stays, and says so; where a newer release has replaced a module, the address is loaded from the server.
 */
export function useOfflineSafeNavigate(onFailure: () => void): OfflineSafeNavigate {
  const navigate = useNavigate()
  const texts = useMessages()
  const latest = useRef(0)

  async function load(modules: readonly string[]): Promise<void> {
    await loadLate(
      async () => {
        const routes = await Promise.all(modules.map(url => import(/* @vite-ignore */ url)))
        await texts.load(textsOf(routes.map(({ handle }) => handle)))
      },
      // Not this page is loaded again, but the one that is asked for.
      { mayReload: false },
    )
  }

  return (path, options) => {
    const mine = ++latest.current
    const modules = isOnPage(path) ? [] : modulesOf(path)
    if (modules.length === 0) return void navigate(path, options)
    const go = () => latest.current === mine && void navigate(path, options)
    load(modules).then(go, (error: unknown) => {
      if (latest.current !== mine) return
      if (error instanceof LateCodeError && error.messageKey === 'error.offline') onFailure()
      else location.assign(path)
    })
  }
}

/** The page that is shown, with another query: nothing is left to load. */
const isOnPage = (path: string) => new URL(path, location.href).pathname === location.pathname

let routeTree: RouteObject[] | undefined

function modulesOf(path: string): string[] {
  const routes = window.__reactRouterManifest?.routes ?? {}
  routeTree ??= childrenOf(undefined, Object.values(routes))
  return (matchRoutes(routeTree, path) ?? []).flatMap(({ route }) => routes[route.id ?? '']?.module ?? [])
}

const childrenOf = (parentId: string | undefined, routes: readonly ManifestRoute[]): RouteObject[] =>
  routes
    .filter(route => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: childrenOf(id, routes) },
    )
