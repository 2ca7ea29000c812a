export { useConfetti } from '../club/confetti/useConfetti.ts'
export { type Confetti, type ConfettiBurst } from '../club/confetti/createConfetti.ts'
export { useFeatureFlag, useFeatureFlags, useOpenAddresses } from '../club/featureFlags/useFeatureFlags.ts'
export { type FeatureFlags } from '../club/featureFlags/createFeatureFlags.ts'
export { useGreeting } from './greeting/useGreeting.ts'
export { homeQuestions } from './home/homeQuestions.ts'
export { useHome, type Home } from './home/useHome.ts'
export { guard, type GuardDecision, type GuardedRoute, type GuardedVisit } from './guard/guard.ts'
export { redirectBack } from '../club/redirect/redirectBack.ts'
export { useGuard } from './guard/useGuard.ts'
export { useRedirectBack } from './guard/useRedirectBack.ts'
export { useMessageBar, type MessageBar } from '../club/messageBar/useMessageBar.ts'
export {
  type MessageBarState,
  type PauseReason,
  type ShownMessage,
} from '../club/messageBar/messageBar.machine.ts'
export { type MessageBarStore } from '../club/messageBar/createMessageBar.ts'
export { createAppState, type AppSlice, type AppState } from '../club/operations/createAppState.ts'
export {
  idleOperation,
  operation,
  type Operation,
  type OperationEvent,
} from '../club/operations/Operation.ts'
export { useOutage, useOutageWarning } from '../club/outage/useOutage.ts'
export { type OutageState } from '../club/outage/outage.machine.ts'
export { usePageViews } from '../club/pageViews/usePageViews.ts'
export { useRecommendations } from './recommendations/useRecommendations.ts'
export { useRemoteConfig } from '../club/remoteConfig/useRemoteConfig.ts'
export { useSpinner } from '../club/spinner/useSpinner.ts'
export { type Spinner } from '../club/spinner/createSpinner.ts'
