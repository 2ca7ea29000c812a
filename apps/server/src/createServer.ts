import { setTimeout as pauseFor } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { PhotoEncoder } from './activities/index.ts'
import { createFeatures } from './createFeatures.ts'
import type { ServiceDeps } from './kernel/ServiceDeps.ts'
import type { Providers } from './providers/Providers.ts'
import type { Config } from './kernel/config/config.ts'
import { answerHealth, answerReady } from './kernel/health/health.ts'
import { pageVisitor, type Visitor } from './kernel/http/Visitor.ts'
import { createApp, type PlainHandler } from './kernel/http/app.ts'
import { createDispatch } from './kernel/http/dispatch.ts'
import { openFiles, type StaticRoots } from './kernel/http/files.ts'
import { logRequest } from './kernel/http/logRequest.ts'
import { answerOpenApi } from './kernel/http/openApi.ts'
import { createPages, type WebApp } from './kernel/http/pages.ts'
import { problemByKind } from './kernel/http/toProblem.ts'
import { ProblemError, problemResponse } from './kernel/http/problem.ts'
import { answerSecurityTxt } from './kernel/http/securityTxt.ts'
import { buildVisitor } from './kernel/http/buildVisitor.ts'
import type { JobKind } from './kernel/jobs/index.ts'
import { errorFields } from './kernel/logging/errorFields.ts'
import { type Logger } from './kernel/logging/logger.ts'
import { createPasswords, type Passwords } from './kernel/passwords/passwords.ts'
import { deriveSecrets } from './kernel/secrets/secrets.ts'
import { noOverrides, sandboxOverrides, type RemoteOverrides } from './shell/RemoteOverrides.ts'
import { clockHandler, type MoveClock } from './shell/clockHandler.ts'

export interface ServerDeps extends ServiceDeps {
  config: Config
  sessionSecret: string
  logger: Logger
  providers: Providers
  staticRoots: StaticRoots
  /** Renders pages; only the API answers without it. */
  createWebHandler?: WebApp['createWebHandler']
  /** The style sheet of the configured lottery. */
  theme?: string | null
  passwords?: Passwords
  overrides?: RemoteOverrides
  /** Moves the demo's clock. */
  moveClock?: MoveClock
  pause?: (ms: number) => Promise<unknown>
  photoEncoder?: PhotoEncoder
}

export interface Server {
  /** Answers a request; without bindings it came from within the process. */
  fetch(request: Request, bindings?: HttpBindings): Response | Promise<Response>
  /** The background jobs. */
  jobs: readonly JobKind[]
  /** From now on the readiness check answers that the server is not ready. */
  beginStopping(): void
}

/** Assembles the whole service; it opens no port and reads no environment. */
export const createServer = async (deps: ServerDeps): Promise<Server> => {
  const { config, clock, database, logger, createWebHandler } = deps
  const { passwords = createPasswords(), pause = pauseFor } = deps
  const secrets = deriveSecrets(deps.sessionSecret)
  const overrides =
    deps.overrides ?? (config.sandbox ? sandboxOverrides({ sandbox: config.sandbox }) : noOverrides)

  const features = createFeatures({ ...deps, secrets, passwords, overrides, pause })
  let isStopping = false
  const files = await openFiles(config, deps.staticRoots, deps.theme)
  const logFailure = (error: unknown, { requestId }: Visitor) =>
    logger.error('page failed', { requestId, ...errorFields(error) })
  const api = (request: Request): Promise<Response> =>
    Promise.resolve(
      app.fetch(request, {
        // A page's log line is about the page, not about its API calls.
        visitor: { ...(pageVisitor.getStore() ?? buildVisitor(request, undefined, config.trustedProxies)) },
      }),
    )
  const webHandler = createWebHandler?.({
    api,
    publicUrl: config.publicUrl,
    lottery: config.lottery,
    now: clock.now,
  })
  const pages = webHandler ? createPages({ config, secrets, webHandler, onError: logFailure }) : null

  const otherwise: PlainHandler = async ({ req, env: { visitor } }) => {
    const file = await files(req.path, req.raw)
    if (file) {
      visitor.route = 'file'
      return file
    }
    return pages ? pages(req.raw, req.path, visitor) : problemResponse(new ProblemError(404))
  }

  const app = createApp({
    routes: features.routes,
    dispatch: createDispatch({ ...deps, secrets, findFrameSession: features.findFrameSession }),
    handlers: {
      ...features.handlers,
      '/health': answerHealth,
      '/ready': () => answerReady(database, isStopping),
      '/.well-known/security.txt': () => answerSecurityTxt(config.publicUrl, config.lottery, clock.now()),
      '/openapi.json': ({ req }) => answerOpenApi(req.raw),
      ...(config.sandbox && deps.moveClock
        ? { 'POST /__demo/clock': clockHandler(config.sandbox, deps.moveClock) }
        : {}),
    },
    otherwise,
  })

  /** Node's `Date` header has the system's time: where the clock can be moved, answers have the moved one. */
  const withTime = (response: Response) => {
    if (deps.moveClock) response.headers.set('date', clock.now().toUTCString())
    return response
  }

  return {
    // A synchronous answer stays without a promise, because Node writes it without one, too.
    fetch(request, bindings) {
      const startedAt = performance.now()
      const visitor = buildVisitor(request, bindings, config.trustedProxies)
      const answered = (response: Response) => {
        logRequest(logger, visitor, { method: request.method, status: response.status, startedAt })
        return withTime(response)
      }
      const failed = (error: unknown) => {
        logFailure(error, visitor)
        return answered(problemResponse(problemByKind(error) ?? new ProblemError(500)))
      }
      try {
        const answer = app.fetch(request, { visitor })
        return answer instanceof Promise ? answer.then(answered, failed) : answered(answer)
      } catch (error) {
        return failed(error)
      }
    },
    jobs: features.jobs,
    beginStopping() {
      isStopping = true
    },
  }
}
