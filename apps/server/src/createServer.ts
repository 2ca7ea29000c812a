import { setTimeout as pauseFor } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { accountKeysHousekeeping } from './accounts/accountKeys.service.ts'
import { createAccountsRoutes } from './accounts/createAccountsRoutes.ts'
import { unactivatedPurge } from './accounts/unactivatedPurge.ts'
import { activitiesRoutes, createActivities, emailOptInJob } from './activities/index.ts'
import { createContentRoutes } from './content/createContentRoutes.ts'
import { feedbackPurge } from './content/feedback.service.ts'
import { createGamesRoutes } from './games/index.ts'
import { drawsHistoryRoutes } from './history/drawsHistory.routes.ts'
import { historyRoutes } from './history/history.routes.ts'
import { createHistory } from './history/history.service.ts'
import { identityNumbersPurge } from './identity/identityNumbers.ts'
import { identityRoutes } from './identity/identity.routes.ts'
import { createScans } from './identity/scans.service.ts'
import { createVerification } from './identity/verification.service.ts'
import { createCaptcha } from './kernel/captcha/index.ts'
import { systemClock, type Clock } from './kernel/clock/index.ts'
import type { Config } from './kernel/config/index.ts'
import type { Database } from './kernel/database/index.ts'
import { answerHealth, answerReady } from './kernel/health/index.ts'
import { createApp, type Door } from './kernel/http/app.ts'
import { createDispatch } from './kernel/http/dispatch.ts'
import { openFiles, type StaticRoots } from './kernel/http/files.ts'
import { logRequest } from './kernel/http/logRequest.ts'
import { createPages, type WebHandler } from './kernel/http/pages.ts'
import { ProblemError, problemResponse } from './kernel/http/problem.ts'
import { answerSecurityTxt } from './kernel/http/securityTxt.ts'
import { pageVisitor, type Visitor } from './kernel/http/Visitor.ts'
import { visitorOf } from './kernel/http/visitorOf.ts'
import { housekeeping } from './kernel/housekeeping/index.ts'
import type { JobKind } from './kernel/jobs/index.ts'
import { ledgerAudit } from './kernel/ledger/index.ts'
import { errorFields, type Logger } from './kernel/logging/index.ts'
import { outboxJob } from './kernel/outbox/index.ts'
import { createPasswords, type Passwords } from './kernel/passwords/index.ts'
import { deriveSecrets } from './kernel/secrets/index.ts'
import { sessionHousekeeping } from './kernel/sessions/index.ts'
import { createLocation, locationRoutes } from './location/index.ts'
import { createEmbed, embedHousekeeping } from './lounge/embed.service.ts'
import { embedRoutes } from './lounge/embed.routes.ts'
import { tokensRoutes } from './lounge/tokens.routes.ts'
import { createTokens } from './lounge/tokens.service.ts'
import { preferencesRoutes } from './profile/preferences.routes.ts'
import { createPreferences } from './profile/preferences.service.ts'
import { unsubscribeDoors } from './profile/unsubscribeDoor.ts'
import { createProfile, profileRoutes } from './profile/index.ts'
import { createDraws, createEntries, createPromotionsRoutes, drawJobs } from './promotions/index.ts'
import { createRewardsRoutes } from './rewards/createRewardsRoutes.ts'
import type {
  GameplayProvider,
  IdentityProvider,
  LocationProvider,
  LotteryProvider,
  MailProvider,
} from './providers/index.ts'
import { clockDoor } from './shell/clockDoor.ts'
import { noOverrides, sandboxOverrides, type RemoteOverrides } from './shell/RemoteOverrides.ts'
import { recommendationsRoutes } from './shell/recommendations.routes.ts'
import { createRecommendations } from './shell/recommendations.service.ts'
import { shellRoutes } from './shell/shell.routes.ts'
import { createShell } from './shell/shell.service.ts'
import { createTickets, ticketDaysHousekeeping, ticketReconciler, ticketsRoutes } from './tickets/index.ts'

/** The outside parties; null where none is configured. */
export interface Providers {
  mail: MailProvider | null
  identity: IdentityProvider | null
  gameplay?: GameplayProvider | null
  location: LocationProvider | null
  lottery: LotteryProvider | null
}

export interface ServerDeps {
  config: Config
  clock: Clock
  database: Database
  sessionSecret: string
  logger: Logger
  providers: Providers
  staticRoots: StaticRoots
  /** Makes the web app, which calls the API in process; null where it is not built. */
  createWebHandler: ((deps: { api: (request: Request) => Promise<Response> }) => WebHandler) | null
  passwords?: Passwords
  overrides?: RemoteOverrides
  /** Moves the demo's clock. */
  moveClock?: (offsetMs: number) => void
  pause?: (ms: number) => Promise<unknown>
}

export interface Server {
  /** Answers a request; without bindings it came from within the process. */
  fetch(request: Request, bindings?: HttpBindings): Promise<Response>
  /** What has to be done at its time. */
  jobs: readonly JobKind[]
  /** From now on the server says that it is not ready. */
  beginStopping(): void
}

/** Puts the whole service together; it opens no port and reads no environment. */
export const createServer = async (deps: ServerDeps): Promise<Server> => {
  const { config, clock, database, logger, providers, createWebHandler } = deps
  const { passwords = createPasswords(), pause = pauseFor } = deps
  const secrets = deriveSecrets(deps.sessionSecret)
  const overrides =
    deps.overrides ?? (config.sandbox ? sandboxOverrides({ sandbox: config.sandbox }) : noOverrides)

  const shell = createShell({
    config,
    database,
    overrides,
    onUnreadable: setting => logger.warn('setting ignored: it cannot be read', { setting }),
  })
  const embed = createEmbed({ database, clock, origins: config.embedOrigins })
  const core = { database, clock, secrets }
  const captcha = createCaptcha({ ...core, rounds: config.captchaRounds })
  const activities = createActivities({ database, clock })
  const { publicUrl } = config
  const asking = {
    ...core,
    provider: providers.identity,
    onUnreachable: (error: unknown) => logger.warn('identity checker not reached', errorFields(error)),
  }
  const scans = createScans(asking)
  const verification = createVerification({ ...asking, scans, machineClock: systemClock })
  const location = createLocation({
    ...core,
    provider: providers.location,
    onUnreachable: error => logger.warn('location service not reached', errorFields(error)),
  })
  const entering = {
    ...core,
    machineClock: systemClock,
    provider: providers.lottery,
    onUnreachable: (error: unknown) => logger.warn('central system not reached', errorFields(error)),
  }
  const preferences = createPreferences({ ...core, publicUrl })

  let isStopping = false
  const files = await openFiles(config, deps.staticRoots)
  const logFailure = (error: unknown, { requestId }: Visitor) =>
    logger.error('page failed', { requestId, ...errorFields(error) })
  const api = (request: Request): Promise<Response> =>
    Promise.resolve(
      app.fetch(request, {
        visitor: pageVisitor.getStore() ?? visitorOf(request, undefined, config.trustedProxies),
      }),
    )
  const webHandler = createWebHandler?.({ api })
  const pages = webHandler ? createPages({ config, secrets, webHandler, onError: logFailure }) : null

  const otherwise: Door = async ({ req, env: { visitor } }) => {
    const file = await files(req.path, req.raw)
    if (file) {
      visitor.route = 'file'
      return file
    }
    return pages ? pages(req.raw, req.path, visitor) : problemResponse(new ProblemError(404))
  }

  const app = createApp({
    routes: [
      ...createAccountsRoutes({
        ...core,
        passwords,
        captcha,
        activities,
        publicUrl,
        disclosesAccountState: shell.disclosesAccountState,
        pause,
      }),
      ...preferencesRoutes(preferences),
      ...shellRoutes(shell),
      ...activitiesRoutes(activities),
      ...recommendationsRoutes(createRecommendations({ database, clock, activities })),
      ...createPromotionsRoutes({ database, clock }),
      ...drawsHistoryRoutes(createDraws({ database, clock }), createEntries({ database, clock })),
      ...createContentRoutes({ ...core, captcha }),
      ...createGamesRoutes(core),
      ...historyRoutes(createHistory({ database })),
      ...identityRoutes({ scans, verification }),
      ...locationRoutes(location),
      ...ticketsRoutes(createTickets(entering)),
      ...profileRoutes(createProfile({ database, clock })),
      ...createRewardsRoutes({
        database,
        clock,
        provider: providers.gameplay ?? null,
        onUnreachable: error => logger.warn('vendor of games not reached', errorFields(error)),
      }),
      ...tokensRoutes(createTokens({ database, clock })),
      ...embedRoutes(embed),
    ],
    dispatch: createDispatch({
      config,
      clock,
      database,
      secrets,
      logger,
      findFrameSession: embed.findSession,
    }),
    doors: {
      ...unsubscribeDoors(preferences),
      '/health': answerHealth,
      '/ready': () => answerReady(database, isStopping),
      '/.well-known/security.txt': () => answerSecurityTxt(config.publicUrl, clock.now()),
      ...(config.sandbox && deps.moveClock
        ? { 'POST /__demo/clock': clockDoor(config.sandbox, deps.moveClock) }
        : {}),
    },
    otherwise,
  })

  return {
    async fetch(request, bindings) {
      const startedAt = performance.now()
      const visitor = visitorOf(request, bindings, config.trustedProxies)
      let response: Response
      try {
        response = await app.fetch(request, { visitor })
      } catch (error) {
        logFailure(error, visitor)
        response = problemResponse(new ProblemError(500))
      }
      logRequest(logger, visitor, { method: request.method, status: response.status, startedAt })
      return response
    },
    jobs: [
      housekeeping,
      sessionHousekeeping,
      accountKeysHousekeeping,
      unactivatedPurge(config.unactivatedDays),
      embedHousekeeping,
      ledgerAudit(database, fault => logger.error('ledger fault', { ...fault })),
      emailOptInJob,
      identityNumbersPurge,
      feedbackPurge,
      scans.job,
      ...drawJobs({ publicUrl }),
      ticketReconciler(entering),
      ticketDaysHousekeeping,
      ...(providers.mail ? [outboxJob(database, providers.mail)] : []),
    ],
    beginStopping() {
      isStopping = true
    },
  }
}
