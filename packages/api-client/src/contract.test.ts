import { loadCatalogue, LOTTERY_ID, MESSAGE_ROWS } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { contract } from './contract.ts'
import { errorsOf, nothing, type Endpoint } from './endpoint/index.ts'
import { clients } from './wire/index.ts'

const calls = Object.entries(contract).flatMap(([row, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({ name: `${row}.${name}`, endpoint })),
)

test('a call is named by its row and its value', () => {
  expect(calls.map(({ endpoint }) => endpoint.name)).toEqual(calls.map(({ name }) => name))
})

test('no two calls share a method and a path', () => {
  const addresses = calls.map(
    ({ endpoint: { client, method, path } }) => `${method} ${clients[client].base}${path}`,
  )
  expect(new Set(addresses).size).toBe(addresses.length)
})

// The expected calls are listed below by name.
test('every call rejects a field in its request that is not declared', () => {
  const tolerant = calls.filter(({ endpoint: { params, query, body } }) =>
    [params, query, body].some(struct => struct !== undefined && struct.type !== 'object'),
  )
  expect(tolerant.map(({ name }) => name)).toEqual([])
})

test('every call accepts an undeclared field in its answer', () => {
  const strict = calls.filter(({ endpoint: { answer } }) => answer !== nothing && answer.type !== 'type')
  expect(strict.map(({ name }) => name)).toEqual([])
})

test('every error of every call has a text in both languages', async () => {
  const [en, es] = await Promise.all([loadCatalogue('en', MESSAGE_ROWS), loadCatalogue('es', MESSAGE_ROWS)])
  const untold = calls.flatMap(({ name, endpoint }) =>
    Object.keys(errorsOf(endpoint))
      .filter(key => !(key in en) || !(key in es))
      .map(key => `${name}: ${key}`),
  )
  expect(untold).toEqual([])
})

test('[API-005] [API-006] [API-007] [API-008] [API-009] [API-010] [API-011] [API-012] [API-017] [API-018] [API-019] [API-020] [API-021] [API-022] [API-023] [API-024] [API-025] [API-026] [API-027] [API-028] [API-030] [API-031] [API-037] [API-038] [API-052] [API-072] [API-080] [API-081] the contract has exactly these calls at these addresses', () => {
  const addresses = Object.fromEntries(
    calls.map(({ name, endpoint: { client, method, path } }) => [
      name,
      `${method} ${clients[client].base}${path}`,
    ]),
  )
  expect(addresses).toEqual({
    'accounts.activate': 'POST /api/account/activate',
    'accounts.changeEmail': 'POST /api/account/change-email',
    'accounts.changePassword': 'POST /api/account/change-password',
    'accounts.checkEmail': 'POST /api/registration/check-email',
    'accounts.checkInviteCode': 'POST /api/registration/check-invite-code',
    'accounts.checkPassword': 'POST /api/account/check-password',
    'accounts.checkSession': 'GET /api/auth/get/session',
    'accounts.checkUnsuspendKey': 'POST /api/account/check-unsuspend-key',
    'accounts.deactivate': 'POST /api/account/deactivate',
    'accounts.finishPasswordReset': 'POST /api/account/finish-password-reset',
    'accounts.getAccount': 'GET /api/account',
    'accounts.getCaptchaChallenge': 'GET /api/captcha/{action}',
    'accounts.getInvitations': 'GET /api/account/invitations',
    'accounts.isAccountActive': 'POST /api/account/is-active',
    'accounts.reactivate': 'POST /api/account/reactivate',
    'accounts.refreshSession': 'POST /api/auth/refresh',
    'accounts.register': 'POST /api/loyalty/v2/players',
    'accounts.sendActivation': 'POST /api/account/send-activation',
    'accounts.sendPasswordReset': 'POST /api/account/send-password-reset',
    'accounts.sendReactivation': 'POST /api/account/reactivation-instructions',
    'accounts.signIn': 'POST /api/auth/login',
    'accounts.signInWithToken': 'POST /api/auth/login/token',
    'accounts.signOut': 'POST /api/auth/logout',
    'accounts.unsuspendByEmail': 'POST /api/account/unsuspend-by-email',
    'activities.endInteractiveGame': 'POST /api/loyalty/v1/digital-games/ends',
    'activities.fetchDigitalGame': 'GET /api/loyalty/v1/digital-games/{offeredBy}/{key}',
    'activities.getArcadeGameData': 'GET /api/loyalty/v1/digital-game-reveals/{digitalRevealToken}',
    'activities.playForFun': 'POST /api/loyalty/v1/digital-games/fun-plays',
    'activities.playForPoints': 'POST /api/loyalty/v1/digital-games/plays',
    'activities.skipInteractiveGame': 'POST /api/loyalty/v1/digital-games/skips',
    'activities.startInteractiveGame': 'POST /api/loyalty/v1/digital-games/starts',
    'activities.creditActivity': 'POST /api/loyalty/v1/player/activities/{key}/credits',
    'activities.getActivity': 'GET /api/loyalty/v1/activities/{activityId}',
    'activities.getActivityByKey': 'GET /api/loyalty/v1/keyed-activities/{key}',
    'activities.getActivityPrize': 'GET /api/loyalty/v1/activity-prizes',
    'activities.getActivityStatus': 'GET /api/loyalty/v1/activities/{key}/status',
    'activities.getBonusCampaign': 'GET /api/loyalty/v1/bonus-campaigns/{campaignId}',
    'activities.getContent': 'GET /api/loyalty/v1/contents/{key}',
    'activities.getPlayerActivity': 'GET /api/loyalty/v1/player/activities/{activityId}',
    'activities.listCappedActivities': 'GET /api/loyalty/v1/player/capped-activities',
    'activities.listPlayerActivities': 'GET /api/loyalty/v1/player/activities',
    'activities.listPublicActivities': 'GET /api/loyalty/v1/activities',
    'activities.redeemCode': 'POST /api/loyalty/v1/code-redemptions',
    'activities.uploadPhoto': 'POST /api/loyalty/v1/contents/{key}/photos',
    'activities.getSuperBonus': 'GET /api/loyalty/v1/super-bonuses/{key}',
    'content.getAdvertisements': 'GET /api/announcements',
    'content.getInformationTile': 'GET /api/information-tiles/{id}',
    'content.getStaticPage': 'GET /api/pages/{pageName}',
    'content.listInformationTiles': 'GET /api/information-tiles',
    'content.sendFeedback': 'POST /api/feedback',
    'games.getAllRelatedGames': 'GET /api/games/{gameId}/all-related',
    'games.getFeaturedGame': 'GET /api/featured-game',
    'games.getGame': 'GET /api/games/{gameId}',
    'games.getGameDrawIds': 'GET /api/games/{gameId}/draws',
    'games.getGameIdsByType': 'GET /api/game-types/{gameTypeId}/games',
    'games.getGamePrizes': 'GET /api/games/{gameId}/prizes',
    'games.getGamePromotions': 'GET /api/games/{gameId}/promotions',
    'games.getGameTagTypes': 'GET /api/game-tag-types',
    'games.getGameTags': 'GET /api/game-tags',
    'games.getGameTypes': 'GET /api/game-types',
    'games.getGames': 'GET /api/games',
    'games.getGamesByIds': 'GET /api/published-games',
    'games.getJackpotResults': 'GET /api/jackpots',
    'games.getLatestJackpotResult': 'GET /api/jackpots/latest',
    'games.getLatestQuickDraw': 'GET /api/quick-draw/{gameId}/latest',
    'games.getQuickDrawConfig': 'GET /api/quick-draw/{gameId}/config',
    'games.getQuickDrawJackpots': 'GET /api/quick-draw/{gameId}/jackpots',
    'games.getQuickDrawResultsFrom': 'GET /api/quick-draw/{gameId}/results',
    'games.getRelatedGames': 'GET /api/games/{gameId}/related',
    'games.getRetailPrices': 'GET /api/game-prices',
    'history.getDebitHistory': 'GET /api/loyalty/v1/points/debits',
    'history.getDrawsByIds': 'GET /api/loyalty/v1/draws-by-ids',
    'history.getDrawsHistory': 'GET /api/loyalty/v1/history/draws',
    'history.getExpiringPoints': 'GET /api/loyalty/v1/points/expiring',
    'history.getPendingPoints': 'GET /api/loyalty/v1/points/pending',
    'history.getPointsBalance': 'GET /api/loyalty/v1/points/balance',
    'history.getPointsHistory': 'GET /api/loyalty/v1/points/transactions',
    'history.getSecondChanceTickets': 'GET /api/loyalty/v1/history/second-chance-tickets',
    'history.getTicketEntries': 'GET /api/loyalty/v1/history/ticket-entries',
    'history.getTokenHistory': 'GET /api/loyalty/v2/tokens/transactions',
    'identity.getVerifyStatus': 'GET /api/identity/status',
    'identity.renewVerification': 'POST /api/identity/renewal',
    'identity.verifyId': 'POST /api/identity/verify',
    'location.checkLocation': 'POST /api/location/checks',
    'lounge.claimFreeEntry': 'POST /api/loyalty/v2/lounge-rewards/free-entries',
    'lounge.claimFreeEntryAsGuest': 'POST /api/loyalty/v2/lounge-rewards/free-entries/guest',
    'lounge.createEmbedCode': 'POST /api/embed/codes',
    'lounge.creditLoungeActivity': 'POST /api/loyalty/v2/lounge-activities/{key}/credits',
    'lounge.debitArcade': 'POST /api/loyalty/v2/tokens/arcade-debits',
    'lounge.endNglGame': 'POST /ngl/ends',
    'lounge.getArcadeGame': 'GET /api/arcade-games/{gameId}',
    'lounge.getConversion': 'GET /api/loyalty/v2/tokens/conversion',
    'lounge.getDenominations': 'GET /api/arcade-games/{gameId}/denominations',
    'lounge.getLoungeActivities': 'GET /api/loyalty/v2/lounge-activities/frequency-cap',
    'lounge.getLoungeReward': 'GET /api/loyalty/v2/lounge-rewards/{rewardId}',
    'lounge.getNglGameData': 'GET /ngl/games/{gameId}',
    'lounge.getNglToken': 'POST /ngl/tokens',
    'lounge.getPlayerLoungeReward': 'GET /api/loyalty/v2/lounge-rewards/{rewardId}/frequency-cap',
    'lounge.getUserTokens': 'GET /api/loyalty/v2/tokens',
    'lounge.listArcadeGames': 'GET /api/arcade-games',
    'lounge.listLoungeRewards': 'GET /api/loyalty/v2/lounge-rewards',
    'lounge.playArcadeForFun': 'POST /api/loyalty/v2/arcade-fun-plays',
    'lounge.redeemEmbedCode': 'POST /api/embed/sessions',
    'lounge.redeemEntries': 'POST /api/loyalty/v2/lounge-rewards/redemptions',
    'lounge.redeemPointsForTokens': 'POST /api/loyalty/v2/tokens/redemptions',
    'lounge.startNglGame': 'POST /ngl/plays',
    'lounge.startNglSession': 'POST /ngl/sessions',
    'profile.getCities': 'GET /api/states/{stateId}/cities',
    'profile.getCountries': 'GET /api/countries',
    'profile.getPreferences': 'GET /api/loyalty/v1/preferences/{login}',
    'profile.getProfile': 'GET /api/loyalty/v2/profile',
    'profile.getStates': 'GET /api/countries/{countryId}/states',
    'profile.savePreferences': 'PUT /api/loyalty/v1/preferences/{login}',
    'profile.updateBillingProfile': 'PUT /api/loyalty/v1/profile',
    'profile.updateProfile': 'PUT /api/loyalty/v2/profile',
    'promotions.getActiveDraws': 'GET /api/loyalty/v1/promotions/{promotionId}/active-draws',
    'promotions.getDraw': 'GET /api/loyalty/v1/draws/{drawId}',
    'promotions.getEntryDetails': 'GET /api/loyalty/v1/draws/{drawId}/entry-details',
    'promotions.getLatestDrawHistory': 'GET /api/loyalty/v1/latest-draw-entry',
    'promotions.getPrizes': 'GET /api/loyalty/v1/draws/{drawId}/prizes',
    'promotions.getPrizesWithContent': 'GET /api/loyalty/v1/draws/{drawId}/prizes-with-content',
    'promotions.getPrizesWithWinners': 'GET /api/loyalty/v1/draws/{drawId}/prizes-with-winners',
    'promotions.getProgressivePrize': 'GET /api/loyalty/v1/promotions/{promotionId}/progressive-prize',
    'promotions.getProgressivePromotions': 'GET /api/loyalty/v1/progressive-promotions',
    'promotions.getPromotion': 'GET /api/loyalty/v1/promotions/{promotionId}',
    'promotions.getPromotionDraws': 'GET /api/loyalty/v1/promotions/{promotionId}/draws',
    'promotions.getPromotionGames': 'GET /api/loyalty/v1/promotions/{promotionId}/games',
    'promotions.getPromotions': 'GET /api/loyalty/v1/promotions',
    'promotions.getPromotionsByDraws': 'GET /api/loyalty/v1/promotions-by-draws',
    'promotions.getPublishedDraws': 'GET /api/loyalty/v1/promotions/{promotionId}/published-draws',
    'promotions.getSecondChanceEntries': 'GET /api/loyalty/v1/draws/{drawId}/my-entries',
    'promotions.getSecondChanceHistory': 'GET /api/loyalty/v1/second-chance-history',
    'promotions.getSecondChancePromotions': 'GET /api/loyalty/v1/second-chance-promotions',
    'rewards.getBarcodeData': 'GET /api/loyalty/v1/player/redemptions/{redemptionId}/barcodes',
    'rewards.getCouponDetails': 'GET /api/loyalty/v1/coupons/{key}',
    'rewards.getPlayerReward': 'GET /api/loyalty/v1/player/rewards/{rewardId}',
    'rewards.getReward': 'GET /api/loyalty/v1/rewards/{rewardId}',
    'rewards.listPlayerRewards': 'GET /api/loyalty/v1/player/rewards',
    'rewards.listPublicRewards': 'GET /api/loyalty/v1/rewards',
    'rewards.redeemReward': 'POST /api/loyalty/v2/rewards/redemptions',
    'rewards.redeemRewardByKey': 'POST /api/loyalty/v1/rewards/{key}/redemptions',
    'shell.getFeatureFlags': 'GET /api/feature-flags',
    'shell.getRecommendations': 'GET /api/recommendations',
    'shell.getRemoteConfig': 'GET /api/remote-config',
    'store.cancelOrder': 'POST /api/store/orders/{transactionId}/cancellation',
    'store.checkOrder': 'POST /api/store/orders/{transactionId}/checks',
    'store.getOrder': 'GET /api/store/orders/{transactionId}',
    'store.getStoreCatalog': 'GET /api/store/catalog',
    'store.getThresholdStatus': 'GET /api/store/threshold-status',
    'store.submitOrder': 'POST /api/store/orders',
    'surveys.getResponses': 'GET /api/loyalty/v2/surveys/{surveyId}/responses',
    'surveys.getSurvey': 'GET /api/loyalty/v2/surveys/{key}',
    'surveys.submitLegacySurvey': 'POST /api/loyalty/v1/survey-responses',
    'surveys.submitPoll': 'POST /api/loyalty/v1/poll-responses',
    'surveys.submitQuiz': 'POST /api/loyalty/v1/quiz-responses',
    'surveys.submitSurvey': 'POST /api/loyalty/v2/survey-responses',
    'tickets.enterTicket': 'POST /api/loyalty/v2/tickets/entries',
  })
})

test('[SHELL-004] every request that names a lottery names this one', () => {
  const named = calls.flatMap(({ endpoint: { body } }) => body?.schema?.lotteryId ?? [])
  expect(named.length).toBeGreaterThan(0)
  for (const lotteryId of named) {
    expect(lotteryId.is(LOTTERY_ID)).toBe(true)
    expect(lotteryId.is(LOTTERY_ID + 1)).toBe(false)
  }
})

test('[AUTH-025] every call is open or for players: no other role exists', () => {
  expect(new Set(calls.map(({ endpoint: { access } }) => access))).toEqual(new Set(['open', 'player']))
  expect(
    calls.map(({ endpoint }) => endpoint.path).filter(path => /admin|operator|staff/i.test(path)),
  ).toEqual([])
})
