export { useConfetti, type Confetti, type ConfettiBurst } from './confetti/index.ts'
export { useFeatureFlag, useFeatureFlags, type FeatureFlags } from './featureFlags/index.ts'
export { useGreeting } from './greeting/index.ts'
export { homeQuestions, useHome, type Home } from './home/index.ts'
export {
  guard,
  redirectBack,
  useGuard,
  useRedirectBack,
  type GuardDecision,
  type GuardedRoute,
  type GuardedVisit,
} from './guard/index.ts'
export {
  useMessageBar,
  type MessageBar,
  type MessageBarState,
  type MessageBarStore,
  type PauseReason,
  type ShownMessage,
} from './messageBar/index.ts'
export {
  createAppState,
  idleOperation,
  operation,
  type AppSlice,
  type AppState,
  type Operation,
  type OperationEvent,
  type OperationStore,
} from './operations/index.ts'
export { useOutage, useOutageWarning, type OutageState } from './outage/index.ts'
export { usePageViews } from './pageViews/index.ts'
export { useRecommendations } from './recommendations/index.ts'
export { useRemoteConfig } from './remoteConfig/index.ts'
export { useSpinner, type Spinner } from './spinner/index.ts'
