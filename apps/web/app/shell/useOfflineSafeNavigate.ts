import { LateCodeError, loadLate } from '@players-club/domain-models'
import { useMessages } from '@players-club/ui/messages'
import { useEffect, useRef } from 'react'
import { matchRoutes, useNavigate, type NavigateOptions, type RouteObject } from 'react-router'
import { textsOf } from './PageHandle.ts'

export interface PressOptions extends NavigateOptions {
  /** The player pressed a link: what a flow wants after an answer does not take its place. */
  isPress?: boolean
  /** This page stays: the next one could not be loaded, or another navigation took its place. */
  onFailure?: () => void
}

export type OfflineSafeNavigate = (path: string, options?: PressOptions) => void

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

/**
 * The router reloads the document when the module of the next page cannot be loaded; without a connection that leaves
 * the browser's own error page. So the modules and the texts that they name are loaded first. Without a connection the
 * page stays, and says so; where a newer release has replaced a module, the address is loaded from the server.
 *
 * The latest navigation of the player wins: one that is under way ends with a later press and with Back, and that of a
 * link with typing, too.
 */
export function useOfflineSafeNavigate(onFailure: () => void): OfflineSafeNavigate {
  const navigate = useNavigate()
  const texts = useMessages()
  const underWay = useRef<{ isPress: boolean } | null>(null)

  useEffect(() => {
    const abandon = () => {
      underWay.current = null
    }
    const abandonPress = () => {
      if (underWay.current?.isPress) abandon()
    }
    window.addEventListener('popstate', abandon)
    document.addEventListener('input', abandonPress)
    return () => {
      window.removeEventListener('popstate', abandon)
      document.removeEventListener('input', abandonPress)
    }
  }, [])

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

  return (path, { isPress = false, onFailure: onStay, ...options } = {}) => {
    // An answer to an earlier press.
    if (underWay.current?.isPress && !isPress) return onStay?.()
    const mine = { isPress }
    underWay.current = mine
    const isCurrent = () => underWay.current === mine
    const end = () => {
      if (isCurrent()) underWay.current = null
    }
    // The router itself lets a later navigation take the place of one that still loads.
    const go = async () => {
      await navigate(path, options)
      end()
    }
    const modules = isOnPage(path) ? [] : modulesOf(path)
    if (modules.length === 0) return void go()
    load(modules).then(
      () => (isCurrent() ? go() : onStay?.()),
      (error: unknown) => {
        if (!isCurrent()) return onStay?.()
        end()
        if (!(error instanceof LateCodeError) || error.messageKey !== 'error.offline')
          return location.assign(path)
        onFailure()
        onStay?.()
      },
    )
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
