export { LOOK_PATH } from './Brand.ts'
export type { Brand, Look, LookFont } from './Brand.ts'
export {
  CONFETTI,
  LOTTERY_ID,
  MEDIA_FILE_PATH,
  MESSAGE_TIMEOUTS,
  OUTAGE_DISPLAY_MS,
  OUTAGE_RECHECK_MS,
  PAGE_SIZE_OPTIONS,
  PAGINATION_BUTTONS,
  REMOTE_CONFIG_MIN_INTERVAL_MS,
  REMOTE_CONFIG_TIMEOUT_MS,
  REQUEST_TIMEOUT_MS,
  SESSION_TIMEOUT_S,
  SESSION_TOUCH_S,
  SOFTWARE_VERSION,
} from './constants.ts'
export { FEATURE_FLAGS, flagsInForce, isAuthorized, isFeatureFlag, parseCommaList } from './featureFlags.ts'
export type { FeatureFlag } from './featureFlags.ts'
export { greeting } from './greeting.ts'
export type { Greeting, GreetingOccasion } from './greeting.ts'
export type { GreetingFont, GreetingSize } from './greetingLook.ts'
export { greetingConfig } from './GreetingConfig.ts'
export type { GreetingConfig } from './GreetingConfig.ts'
export { isOpenAddress } from './isOpenAddress.ts'
export { routePath } from './routePath.ts'
export { copperStateLottery } from './Lottery.ts'
export type { Lottery } from './Lottery.ts'
export { LateCodeError, loadLate, setLateCodeRecovery } from './loadLate.ts'
export type { LateCodeOptions, RecoverLateCode } from './loadLate.ts'
export { mainMenu, profileMenu, sideMenu, visibleMenu } from './menus.ts'
export type { MenuItem, MenuVisitor } from './menus.ts'
export { isClosable, MESSAGE_TYPES, raiseMessage } from './Message.ts'
export type { Message, MessageType } from './Message.ts'
export { isOutageActive, outageConfig, outageDisplayTime, outageMode } from './OutageConfig.ts'
export type { OutageConfig, OutageMode } from './OutageConfig.ts'
export { isOwnPath, ownPath, webAddress } from './ownPath.ts'
export { parseId } from './pageInAddress.ts'
export { recordId } from './recordId.ts'
export { problem, STATUS_TEXTS } from './Problem.ts'
export type { Problem } from './Problem.ts'
export {
  balancesButtonsConfig,
  DEFAULT_POINTS_DEEPLINK,
  DEFAULT_TOKENS_DEEPLINK,
  defaultRemoteConfig,
  remoteConfig,
} from './RemoteConfig.ts'
export type { BalancesButtonsConfig, RemoteConfig } from './RemoteConfig.ts'
export { extraOf } from './extraData.ts'
export { defaultSettings } from './Settings.ts'
export type { Settings } from './Settings.ts'
export { defaultSwitches, switches } from './Switches.ts'
export type { Switches } from './Switches.ts'
export { recommendation, recommendationState, recommendationTag } from './recommendations/Recommendation.ts'
export { shownRecommendations } from './recommendations/shownRecommendations.ts'
export type { Recommendation } from './recommendations/Recommendation.ts'
export type { ShownRecommendation } from './recommendations/shownRecommendations.ts'
