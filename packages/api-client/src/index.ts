export {
  ApiError,
  clientHeaders,
  createApi,
  errorMessage,
  type Api,
  type ApiErrorDetails,
  type ApiErrorKind,
  type ApiOptions,
  type Bases,
  type CallOptions,
  type ClientPlatform,
  type CsrfPort,
  type ErrorMessage,
  type Fetch,
  type NavigatorLike,
  type SessionRefresh,
  type Timers,
} from './client/index.ts'
export type {
  Access,
  AnswerOf,
  ClientName,
  Effect,
  Endpoint,
  ErrorKeyOf,
  InputOf,
  Method,
} from './endpoint/index.ts'
export {
  activate,
  changeEmail,
  changePassword,
  checkEmail,
  checkInviteCode,
  checkPassword,
  checkSession,
  checkUnsuspendKey,
  deactivate,
  finishPasswordReset,
  getAccount,
  getCaptchaChallenge,
  getInvitations,
  isAccountActive,
  reactivate,
  refreshSession,
  register,
  sendActivation,
  sendPasswordReset,
  sendReactivation,
  signIn,
  signInWithToken,
  signOut,
  unsuspendByEmail,
} from './accounts/index.ts'
export { getActivityStatus } from './activities/index.ts'
export { getStaticPage, sendFeedback } from './content/index.ts'
export { getPointsBalance, getPointsHistory } from './history/index.ts'
export { getVerifyStatus, renewVerification, verifyId } from './identity/index.ts'
export { checkLocation } from './location/index.ts'
export { createEmbedCode, getUserTokens, redeemEmbedCode, redeemPointsForTokens } from './lounge/index.ts'
export {
  getCities,
  getCountries,
  getPreferences,
  getProfile,
  getStates,
  savePreferences,
  updateBillingProfile,
  updateProfile,
} from './profile/index.ts'
export {
  getBarcodeData,
  getCouponDetails,
  getPlayerReward,
  getReward,
  listPlayerRewards,
  listPublicRewards,
  redeemReward,
  redeemRewardByKey,
} from './rewards/index.ts'
export {
  getActiveDraws,
  getDraw,
  getEntryDetails,
  getLatestDrawHistory,
  getPrizes,
  getPrizesWithContent,
  getPrizesWithWinners,
  getProgressivePrize,
  getProgressivePromotions,
  getPromotion,
  getPromotionDraws,
  getPromotionGames,
  getPromotions,
  getPromotionsByDraws,
  getPublishedDraws,
  getSecondChanceEntries,
  getSecondChanceHistory,
  getSecondChancePromotions,
} from './promotions/index.ts'
export type { AddressEntry } from './profile/addressEntry.ts'
export { getFeatureFlags, getRecommendations, getRemoteConfig } from './shell/index.ts'
export { enterTicket } from './tickets/index.ts'
export { contract } from './contract.ts'
