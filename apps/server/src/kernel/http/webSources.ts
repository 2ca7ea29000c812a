import { createServer as createHttpServer } from 'node:http'
import type { WebDeps, WebHandler } from './pages.ts'
import type { Development } from './listener.ts'

interface WebModule {
  createWebHandler: (deps: WebDeps) => WebHandler
}

/** What the server answers itself; everything else the development tools may answer before a page is rendered. */
const OWN = /^\/(api|ngl|embed|media|health|ready|\.well-known|__demo)(\/|\?|$)/

/**
 * The web app from its sources, for development: a page is rendered from what stands in the files now, and
 * changes reach an open one.
 */
export const openWebSources = async (
  root: string,
): Promise<Development & { createWebHandler: WebModule['createWebHandler'] }> => {
  // Vite is there in development alone.
  const { createServer } = await import('vite')
  const changes = createHttpServer()
  const vite = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: changes } },
  })
  return {
    answer(incoming, outgoing, next) {
      if (OWN.test(incoming.url ?? '/')) next()
      else vite.middlewares(incoming, outgoing, next)
    },
    upgrade: (incoming, socket, head) => changes.emit('upgrade', incoming, socket, head),
    close: () => vite.close(),
    createWebHandler: deps => async (request, secrets) => {
      // What the module exports is written in the web app's server.ts.
      const web = (await vite.ssrLoadModule('/server.ts')) as WebModule
      return web.createWebHandler(deps)(request, secrets)
    },
  }
}
