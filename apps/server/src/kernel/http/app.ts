import { clients } from '@players-club/api-client/contract'
import { Hono, type Context } from 'hono'
import type { Route } from './Route.ts'
import type { Dispatch } from './dispatch.ts'
import { ProblemError, problemResponse } from './problem.ts'
import type { Visitor } from './Visitor.ts'

interface AppEnv {
  Bindings: { visitor: Visitor }
}

/** A handler outside the contract: health, pages, files. */
export type PlainHandler = (context: Context<AppEnv>) => Response | Promise<Response>

interface AppParts {
  routes: readonly Route[]
  dispatch: Dispatch
  /** By path, for GET unless another method is written before it. */
  handlers: Readonly<Record<string, PlainHandler>>
  /** Everything else: files and pages. */
  otherwise: PlainHandler
}

const pathOf = ({ endpoint }: Route) =>
  clients[endpoint.client].base + endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')

const placeOf = (name: string) => {
  const [path = '', method = 'GET'] = name.split(' ').toReversed()
  return { path, method }
}

const byPath = (routes: readonly Route[]): Map<string, Route[]> => {
  const paths = new Map<string, Route[]>()
  for (const route of routes) paths.set(pathOf(route), [...(paths.get(pathOf(route)) ?? []), route])
  return paths
}

const refuseMethod = (allowed: readonly string[]): PlainHandler => {
  const allow = allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed
  return () => problemResponse(new ProblemError(405, {}, { allow: allow.join(', ') }))
}

const nothingHere: PlainHandler = () => problemResponse(new ProblemError(404))

/** Without a handler of errors Hono would print them with all their fields, and answer by itself. */
const newApp = (): Hono<AppEnv> =>
  new Hono<AppEnv>().onError(error => {
    throw error
  })

/** The fallback for requests that no route took: wrong methods, unknown calls, and pages. */
const createFallback = ({ routes, handlers, otherwise }: AppParts): Hono<AppEnv> => {
  const app = newApp()
  for (const [path, sharing] of byPath(routes)) {
    app.all(path, refuseMethod(sharing.map(route => route.endpoint.method)))
  }
  for (const name of Object.keys(handlers)) app.all(placeOf(name).path, refuseMethod([placeOf(name).method]))
  for (const base of [clients.main.base, clients.arcade.base]) app.all(`${base}/*`, nothingHere)
  app.all('*', otherwise)
  return app
}

/**
 * All routes of the server as one application, which throws what its handlers throw. Every call has exactly one handler: with a second one on its path, even
 * a catch-all, the router would have to compose them for every request.
 */
export const createApp = (parts: AppParts): Hono<AppEnv> => {
  const app = newApp()
  for (const route of parts.routes) {
    const handle: PlainHandler = c => parts.dispatch(route, c.req.raw, c.req.param(), c.env.visitor)
    app.on(route.endpoint.method, pathOf(route), handle)
  }
  for (const [name, handler] of Object.entries(parts.handlers))
    app.on(placeOf(name).method, placeOf(name).path, handler)
  const fallback = createFallback(parts)
  app.notFound(c => fallback.fetch(c.req.raw, c.env))
  return app
}
