import { isOpenAddress } from '@players-club/domain-models'
import { accountKeysHousekeeping } from './accounts/accountKeys.service.ts'
import { createAccountsRoutes } from './accounts/createAccountsRoutes.ts'
import { unactivatedPurge } from './accounts/unactivatedPurge.ts'
import {
  activitiesRoutes,
  createActivities,
  createDigitalGames,
  createDigitalRounds,
  createFunRounds,
  createInvitations,
  createPlays,
  digitalGamesRoutes,
  digitalPlaysReconciler,
  emailOptInJob,
  funPlaysHousekeeping,
  unopenedPlays,
  type PhotoEncoder,
} from './activities/index.ts'
import { contentRoutes } from './content/content.routes.ts'
import { feedbackPurge } from './content/feedback.service.ts'
import { gamesRoutes } from './games/games.routes.ts'
import { drawsHistoryRoutes } from './history/drawsHistory.routes.ts'
import { historyRoutes } from './history/history.routes.ts'
import { createHistory } from './history/history.service.ts'
import { createTicketEntries } from './history/ticketEntries.service.ts'
import { identityNumbersPurge } from './identity/identityNumbers.ts'
import { identityRoutes } from './identity/identity.routes.ts'
import { createScans } from './identity/scans.service.ts'
import { scanReconciler } from './identity/scanSettlement.ts'
import { createVerification } from './identity/verification.service.ts'
import { createCaptcha } from './kernel/captcha/captcha.ts'
import { systemClock } from './kernel/clock/clock.ts'
import type { Config } from './kernel/config/config.ts'
import { housekeeping, nightlyStatistics } from './kernel/housekeeping/housekeeping.ts'
import { ledgerAudit } from './kernel/ledger/index.ts'
import { errorFields } from './kernel/logging/errorFields.ts'
import { type LogFields, type Logger } from './kernel/logging/logger.ts'
import { outboxJobs } from './kernel/outbox/outbox.ts'
import type { Passwords } from './kernel/passwords/passwords.ts'
import type { Secrets } from './kernel/secrets/secrets.ts'
import type { ServiceDeps } from './kernel/ServiceDeps.ts'
import { sessionHousekeeping } from './kernel/sessions/index.ts'
import { locationRoutes } from './location/location.routes.ts'
import { createLocation } from './location/location.service.ts'
import { arcadeRoutes } from './lounge/arcade.routes.ts'
import { createArcade } from './lounge/arcade.service.ts'
import { arcadePlaysRoutes } from './lounge/arcadePlays.routes.ts'
import { dailyBonusRoutes } from './lounge/dailyBonus.routes.ts'
import { createDailyBonus } from './lounge/dailyBonus.service.ts'
import { createClaimFreeEntry } from './lounge/claimFreeEntry.service.ts'
import { drawingsRoutes } from './lounge/drawings.routes.ts'
import { createDrawings } from './lounge/drawings.service.ts'
import { createEmbed, embedHousekeeping } from './lounge/embed.service.ts'
import { embedRoutes } from './lounge/embed.routes.ts'
import { drawingsJob } from './lounge/addUpcomingDraws.ts'
import { createRedeemEntries } from './lounge/redeemEntries.service.ts'
import { createFunPlays } from './lounge/funPlays.service.ts'
import { createNglGames } from './lounge/nglGames.service.ts'
import { createPaidPlays } from './lounge/paidPlays.service.ts'
import { tokensRoutes } from './lounge/tokens.routes.ts'
import { createTokens } from './lounge/tokens.service.ts'
import { preferencesRoutes } from './profile/preferences.routes.ts'
import { createPreferences } from './profile/preferences.service.ts'
import { unsubscribeHandlers } from './profile/unsubscribeHandlers.ts'
import { createProfile, creditRegistration, profileRoutes } from './profile/index.ts'
import { createDraws, createEntries, drawJobs, drawsRoutes, promotionsRoutes } from './promotions/index.ts'
import { missingDrawJobs } from './promotions/missingDrawJobs.ts'
import { giveBackRedemption } from './rewards/giveBackRedemption.ts'
import { rewardsRoutes } from './rewards/rewards.routes.ts'
import type { Providers } from './providers/Providers.ts'
import type { RemoteOverrides } from './shell/RemoteOverrides.ts'
import { createRecommendations } from './shell/recommendations.service.ts'
import { shellRoutes } from './shell/shell.routes.ts'
import { createShell } from './shell/shell.service.ts'
import {
  createOrders,
  createStore,
  disputesReminder,
  recheckFailedOrderJob,
  noticeHandlers,
  orderMailJob,
  orderReconciler,
  paymentLog,
  storeDaysHousekeeping,
  storeRoutes,
} from './store/index.ts'
import { surveysRoutes } from './surveys/surveys.routes.ts'
import { ticketDaysHousekeeping, ticketReconciler } from './tickets/ticketReconciler.ts'
import { ticketsRoutes } from './tickets/tickets.routes.ts'
import { createTickets } from './tickets/tickets.service.ts'

interface FeaturesDeps extends ServiceDeps {
  config: Config
  secrets: Secrets
  logger: Logger
  providers: Providers
  passwords: Passwords
  overrides: RemoteOverrides
  pause: (ms: number) => Promise<unknown>
  /** Decodes uploads; the server creates its own if none is given. */
  photoEncoder?: PhotoEncoder | undefined
}

/** The routes and jobs of all rows. */
export const createFeatures = (deps: FeaturesDeps) => {
  const { config, clock, database, secrets, logger, providers, passwords, overrides, pause } = deps
  const { publicUrl, lottery } = config
  const { settings } = lottery
  const sender = { lottery, publicUrl }
  const shell = createShell({
    config,
    database,
    overrides,
    settings,
    onUnreadable: setting => logger.warn('setting ignored: unknown name or unreadable value', { setting }),
  })
  const embed = createEmbed({ database, clock, origins: config.embedOrigins })
  const core = { database, clock, secrets }
  const captcha = createCaptcha({ ...core, rounds: config.captchaRounds })
  const activities = createActivities({ database, clock })
  const asking = {
    ...core,
    provider: providers.identity,
    onUnreachable: (error: unknown, about: LogFields = {}) =>
      logger.warn('identity provider not reached', { ...about, ...errorFields(error) }),
  }
  const sweeping = { database, clock, machineClock: systemClock, logger }
  const scans = createScans(asking)
  const verification = createVerification({ ...asking, scans, lottery, machineClock: systemClock })
  const location = createLocation({
    ...core,
    territory: config.territory,
    provider: providers.location,
    onUnreachable: error => logger.warn('location service not reached', errorFields(error)),
  })
  const entering = {
    ...core,
    machineClock: systemClock,
    provider: providers.centralSystem,
    onUnreachable: (error: unknown) => logger.warn('central system not reached', errorFields(error)),
  }
  const selling = {
    ...core,
    publicUrl,
    lottery,
    provider: providers.payments,
    isOpenTo: async (buyer: { playerId: string; email: string }) =>
      isOpenAddress('/lucky-lounge/store-billing', await shell.getAuthorizedFlags(buyer)),
    ...paymentLog(logger),
  }
  const rounds = createDigitalRounds({
    provider: providers.arcade,
    onUnreachable: (error, { reference }) =>
      logger.warn('game maker not reached', { playId: reference, ...errorFields(error) }),
  })
  const draws = createDraws({ database, clock })
  const entries = createEntries({ database, clock })
  const plays = createPlays({ database, clock, rounds, giveBackRedemption })
  const funRounds = createFunRounds({ ...core, rounds })
  const paidPlays = createPaidPlays({ database, plays })
  const funPlays = createFunPlays({ database, clock, funRounds })
  const preferences = createPreferences({ ...core, sender })

  return {
    routes: [
      ...createAccountsRoutes({
        ...core,
        passwords,
        captcha,
        findActivitiesAtCap: activities.findActivitiesAtCap,
        creditRegistration: creditRegistration(settings),
        invitations: createInvitations({ database, clock }),
        lottery,
        sender,
        onTokenReused: requestId => logger.warn('refresh token used twice', { requestId }),
        disclosesAccountState: shell.disclosesAccountState,
        pause,
      }),
      ...preferencesRoutes(preferences),
      ...shellRoutes(shell, createRecommendations({ database, clock, activities })),
      ...activitiesRoutes({ ...core, activities, photoEncoder: deps.photoEncoder }),
      ...digitalGamesRoutes(createDigitalGames({ database, clock, plays, funRounds })),
      ...surveysRoutes({ database, clock }),
      ...promotionsRoutes({ database, clock }),
      ...drawsRoutes(draws, entries),
      ...drawsHistoryRoutes(draws, entries, lottery.zone),
      ...contentRoutes({ ...core, captcha, lottery, unactivatedDays: config.unactivatedDays }),
      ...gamesRoutes(core),
      ...historyRoutes(createHistory({ database }), createTicketEntries({ database })),
      ...identityRoutes({ scans, verification }),
      ...locationRoutes(location),
      ...storeRoutes({ store: createStore(selling), orders: createOrders(selling) }),
      ...ticketsRoutes(createTickets(entering)),
      ...profileRoutes(createProfile({ database, clock, lottery, settleOpenScan: scans.settleOpenScan })),
      ...rewardsRoutes({ database, clock, plays }),
      ...tokensRoutes(createTokens({ database, clock })),
      ...arcadeRoutes(createArcade({ database })),
      ...arcadePlaysRoutes({ paidPlays, funPlays, ngl: createNglGames({ ...core, paidPlays, funPlays }) }),
      ...dailyBonusRoutes(createDailyBonus({ database, clock })),
      ...drawingsRoutes(
        createDrawings({ database, clock }),
        createRedeemEntries({ database, clock }),
        createClaimFreeEntry({ database, clock, captcha, sender }),
      ),
      ...embedRoutes(embed),
    ],
    jobs: [
      housekeeping(database),
      ...nightlyStatistics(database),
      sessionHousekeeping(database),
      accountKeysHousekeeping(database),
      unactivatedPurge(database, config.unactivatedDays),
      embedHousekeeping(database),
      drawingsJob,
      ledgerAudit(database, fault => logger.error('ledger fault', { ...fault })),
      emailOptInJob,
      digitalPlaysReconciler(sweeping),
      unopenedPlays(sweeping, giveBackRedemption),
      funPlaysHousekeeping(database),
      identityNumbersPurge(database),
      feedbackPurge(database),
      scanReconciler({ ...asking, ...sweeping }),
      ...drawJobs({ sender }),
      missingDrawJobs,
      ticketReconciler({ ...entering, ...sweeping, lottery }),
      ticketDaysHousekeeping(database),
      orderReconciler({ ...selling, ...sweeping }),
      recheckFailedOrderJob(selling),
      orderMailJob(sender),
      disputesReminder(selling),
      storeDaysHousekeeping(database),
      ...outboxJobs({
        database,
        provider: providers.mail,
        onDiscarded: count =>
          providers.mail
            ? logger.error('mails given up', { count })
            : logger.warn('mails discarded: no mail service is configured', { count }),
      }),
    ],
    handlers: { ...unsubscribeHandlers(preferences), ...noticeHandlers(selling) },
    findFrameSession: embed.findSession,
  }
}
