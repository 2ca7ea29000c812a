export { useConfetti } from './confetti/useConfetti.ts'
export { type Confetti, type ConfettiBurst } from './confetti/createConfetti.ts'
export { useFeatureFlag, useFeatureFlags, useOpenAddresses } from './featureFlags/useFeatureFlags.ts'
export { type FeatureFlags } from './featureFlags/createFeatureFlags.ts'
export { useGreeting } from './greeting/useGreeting.ts'
export { homeQuestions } from './home/homeQuestions.ts'
export { useHome, type Home } from './home/useHome.ts'
export { guard, type GuardDecision, type GuardedRoute, type GuardedVisit } from './guard/guard.ts'
export { redirectBack } from './guard/redirectBack.ts'
export { useGuard } from './guard/useGuard.ts'
export { useRedirectBack } from './guard/useRedirectBack.ts'
export { useMessageBar, type MessageBar } from './messageBar/useMessageBar.ts'
export { type MessageBarState, type PauseReason, type ShownMessage } from './messageBar/messageBar.machine.ts'
export { type MessageBarStore } from './messageBar/createMessageBar.ts'
export {
  createAppState,
  type AppSlice,
  type AppState,
  type OperationStore,
} from './operations/createAppState.ts'
export { idleOperation, operation, type Operation, type OperationEvent } from './operations/Operation.ts'
export { useOutage, useOutageWarning } from './outage/useOutage.ts'
export { type OutageState } from './outage/outage.machine.ts'
export { usePageViews } from './pageViews/usePageViews.ts'
export { useRecommendations } from './recommendations/useRecommendations.ts'
export { useRemoteConfig } from './remoteConfig/useRemoteConfig.ts'
export { useSpinner } from './spinner/useSpinner.ts'
export { type Spinner } from './spinner/createSpinner.ts'
