import type { Plugin } from 'vite'

/** Parts of React Router that our pages never come to, with what the rest of it asks of them. */
const unused: Readonly<Record<string, string>> = {
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

/** Leaves them out of the browser's scripts. A name that a newer router asks for besides fails the build. */
export const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  applyToEnvironment: environment => environment.name === 'client',
  load(id) {
    const part = Object.keys(unused).find(path => id.endsWith(`/react-router/dist/production/lib/${path}`))
    return part === undefined ? null : unused[part]
  },
}
