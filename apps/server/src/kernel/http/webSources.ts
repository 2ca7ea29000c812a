import { createServer as createHttpServer } from 'node:http'
import type { WebApp } from './pages.ts'
import type { Development } from './listener.ts'

/** Paths that the server answers itself; the development server may answer all others before a page is rendered. */
const OWN = /^\/(api|ngl|embed|media|lottery|developers|health|ready|\.well-known|__demo)(\/|\?|$)/

/**
 * The web app from its sources, for development: a page is rendered from the current files, and changes reach an open
 * one.
 */
export const openWebSources = async (root: string): Promise<Development & WebApp> => {
  // Vite is installed in development only.
  const { createServer } = await import('vite')
  const changes = createHttpServer()
  const vite = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: changes } },
  })
  // The web app's server.ts has the exports of this type.
  const load = () => vite.ssrLoadModule('/server.ts') as Promise<WebApp>
  return {
    answer(incoming, outgoing, next) {
      if (OWN.test(incoming.url ?? '/')) next()
      else vite.middlewares(incoming, outgoing, next)
    },
    upgrade: (incoming, socket, head) => changes.emit('upgrade', incoming, socket, head),
    close: () => vite.close(),
    createWebHandler: deps => async (request, secrets) =>
      (await load()).createWebHandler(deps)(request, secrets),
    lotteryStyles: async look => (await load()).lotteryStyles(look),
  }
}
