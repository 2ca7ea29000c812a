import type { Plugin } from 'vite'
import { withBodies } from './withBodies.ts'

const leftOut = `throw new Error('left out of this build')`

/** Files of React Router that our pages never come to, with what the rest of it asks of them. */
const files: Readonly<Record<string, string>> = {
  // Only with instrumentations, which nobody hands to the router.
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = router => router
    const ofServers = undefined
    export { ofServers as instrumentHandler, ofServers as instrumentationResultMetaContext }`,
  // Finds routes while people move about; our pages know all of them from the start (`routeDiscovery: initial`).
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const getPartialManifest = () => ({})
    export const useFogOFWarDiscovery = () => undefined
    const ofOtherModes = undefined
    export {
      ofOtherModes as getManifestPath, ofOtherModes as getPathsWithAncestors,
      ofOtherModes as handleClientVersionMismatch, ofOtherModes as URL_LIMIT,
    }`,
}

/**
 * Of a hundred routes one is asked for: the router would make a table of all of them, with a regular expression of each
 * part of each way, before a page comes alive, and go through it until one fits. Here there is no table: routes whose
 * plain words are not those of the address are passed over with all that they hold, and what is left, one to three, is
 * ranked and matched as the router does it with routes that it has not prepared.
 */
export const searchOfRoutes = {
  flattenAndRankRoutes: '',
  matchRoutesImpl: `
    const { pathname } = typeof locationArg === 'string' ? parsePath(locationArg) : locationArg
    const asked = decodePath(stripBasename(pathname || '/', basename))
    const words = asked.toLowerCase().split(/\\/+/)
    const branches = []
    const collect = (routes, parentsMeta, parentPath, depth) => {
      const isOther = (part, i) => {
        const word = words[depth + i]
        return part !== word && part !== '' && !/[:*]/.test(part) && part.toLowerCase() !== word
      }
      for (const [childrenIndex, route] of routes.entries())
        for (const relativePath of route.path?.includes('?') ? explodeOptionalSegments(route.path) : [route.path ?? '']) {
          const parts = relativePath.split('/')
          if (parts.some(isOther)) continue
          const path = joinPaths([parentPath, relativePath])
          const routesMeta = [...parentsMeta, { relativePath, caseSensitive: false, childrenIndex, route }]
          if (route.children) collect(route.children, routesMeta, path, relativePath === '' ? depth : depth + parts.length)
          if (route.path != null || route.index) branches.push({ path, score: computeScore(path, route.index), routesMeta })
        }
    }
    collect(routes, [], '', 1)
    rankRouteBranches(branches)
    for (const branch of branches) {
      const matches = matchRouteBranch(branch, asked, allowPartial)
      if (matches) return matches
    }
    return null`,
} as const

/** Functions in its other files, by file and name, with the body that is enough for us. */
const bodies: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'router/router.js': {
    // Forms go to the API and answers come from SWR: nothing is submitted to a route or fetched beside one.
    normalizeNavigateOptions: 'return { path }',
    handleAction: leftOut,
    fetch: leftOut,
    handleFetcherAction: leftOut,
    handleFetcherLoader: leftOut,
    // Routes that are found on the way, as above.
    patchRoutesImpl: leftOut,
    discoverRoutes: leftOut,
    // No route has a middleware in the browser.
    runClientMiddlewarePipeline: 'return handler()',
    loadLazyMiddlewareForMatches: '',
    // No change of page is a view transition.
    restoreAppliedTransitions: '',
    persistAppliedTransitions: '',
  },
  'router/utils.js': searchOfRoutes,
  'dom/ssr/components.js': {
    // Of the page that is rendered on the server.
    Scripts: 'return null',
    // Scripts of the next page are fetched by a press, not before.
    PrefetchPageLinks: leftOut,
  },
  'dom/ssr/single-fetch.js': {
    // Loaders are for the server's first page. Without a strategy each route's own `clientLoader` is called.
    getTurboStreamSingleFetchDataStrategy: '',
  },
  'dom/ssr/hydration.js': {
    // It would build the table of all routes once more, to find the page's own, whose modules are named in the page.
    // What a route has no loader for is known to be nothing; a `clientLoader` stands beside a loader, without fallback.
    getHydrationData: `
      const loaderData = { ...state.loaderData }
      for (const id in window.__reactRouterRouteModules) if (!getRouteInfo(id).hasLoader) loaderData[id] = null
      return { ...state, loaderData }`,
  },
  'dom/ssr/routes.js': { wrapShouldRevalidateForHdr: leftOut },
  // The root has an `ErrorBoundary`. Where that one fails as well, a player has no use for a stack of calls.
  'dom/ssr/errorBoundaries.js': {
    RemixRootDefaultErrorBoundary: `
      console.error(error)
      return React$1.createElement('html', null, React$1.createElement('body', null, 'Application Error'))`,
  },
  'hooks.js': { RSCErrorHandler: leftOut, DefaultErrorComponent: leftOut },
}

/**
 * Names for developers' tools, and calls that are not known to have no effect, would keep components that nobody uses;
 * warnings are for whoever writes routes.
 */
const withoutEffects = (code: string) =>
  code
    .replace(/(?<!function )\b(?:warning|warnOnce)\(/g, '/* @__PURE__ */ $&')
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/^const \w+ = (?=React\$1\.(?:forwardRef|createContext|memo)\()/gm, '$&/* @__PURE__ */ ')

const fileOf = (id: string) => /\/react-router\/dist\/production\/lib\/(.*)$/.exec(id)?.[1]

/** Leaves them out of the browser's scripts. A name that a newer router asks for, or has no more, fails the build. */
export const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  applyToEnvironment: environment => environment.name === 'client',
  load: id => files[fileOf(id) ?? ''] ?? null,
  transform(code, id) {
    const file = fileOf(id)
    if (file === undefined) return null
    return { code: withoutEffects(withBodies(code, this.parse(code), bodies[file] ?? {})), map: null }
  },
}
