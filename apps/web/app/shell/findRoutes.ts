import { matchRoutes, type RouteObject } from 'react-router'

declare global {
  interface Window {
    /** The routes that the router knows with the addresses of their modules; it adds to them with each navigation. */
    __reactRouterManifest?: {
      /** Differs from build to build. */
      readonly version: string
      readonly routes: ManifestRoutes
    }
  }
}

type ManifestRoutes = Readonly<Record<string, ManifestRoute>>

interface ManifestRoute {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly index?: boolean
  readonly module: string
  /** The modules that it imports, directly or not. */
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/**
 * The routes of a page, layouts first. A document brings those of its own page along (the router's lazy route discovery);
 * the router asks the server for others when it navigates, and cannot say that there is no connection. So they are asked
 * for before, under the same URL: the router then has the answer from the browser's cache.
 */
export async function findRoutes(pathname: string): Promise<readonly ManifestRoute[]> {
  const { version, routes = {} } = window.__reactRouterManifest ?? {}
  const known = match(routes, pathname)
  if (version === undefined || known.isCertain) return known.routes
  return match({ ...routes, ...(await discover(pathname, version)) }, pathname).routes
}

const answers = new Map<string, Promise<ManifestRoutes>>()

function discover(pathname: string, version: string): Promise<ManifestRoutes> {
  const url = `/__manifest?${new URLSearchParams({ paths: withParents(pathname).join(','), version })}`
  const answer = answers.get(url) ?? ask(url)
  answers.set(url, answer)
  answer.catch(() => answers.delete(url))
  return answer
}

/** The server answers 204 where a newer release runs. */
async function ask(url: string): Promise<ManifestRoutes> {
  const response = await fetch(url)
  if (response.status !== 200) throw new Error(`The routes of a page could not be loaded: ${response.status}`)
  return response.json()
}

const withParents = (pathname: string) =>
  pathname
    .split('/')
    .map((_, index, segments) => segments.slice(0, index + 1).join('/'))
    .slice(1)

/** A route with a parameter may hide a better one that is not known yet; the router asks for it as well. */
function match(routes: ManifestRoutes, pathname: string) {
  const matches = matchRoutes(childrenOf(undefined, Object.values(routes)), pathname) ?? []
  return {
    routes: matches.flatMap(({ route }) => routes[route.id ?? ''] ?? []),
    isCertain: matches.length > 0 && Object.keys(matches[0]?.params ?? {}).length === 0,
  }
}

const childrenOf = (parentId: string | undefined, routes: readonly ManifestRoute[]): RouteObject[] =>
  routes
    .filter(route => route.parentId === parentId)
    .map(({ id, path, index }) =>
      index ? { id, path, index } : { id, path, children: childrenOf(id, routes) },
    )
