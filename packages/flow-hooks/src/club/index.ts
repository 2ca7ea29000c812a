export { useAction, type Action, type ActionOptions } from './action/useAction.ts'
export type { ActionState } from './action/action.machine.ts'
export { browserApi, type BrowserApiOptions } from './browser/browserApi.ts'
export { createBrowserClock } from './browser/createBrowserClock.ts'
export { browserTimers } from './browser/browserTimers.ts'
export { browserStorage } from './browser/browserStorage.ts'
export { createBrowserPorts, readPageLottery } from './browser/createBrowserPorts.ts'
export { isServerReached } from './browser/isServerReached.ts'
export { recoverLateCode } from './browser/recoverLateCode.ts'
export { clubPaths, signInPath, type ClubPaths } from './ClubPaths.ts'
export type {
  AnalyticsPort,
  CaptchaPort,
  ClockPort,
  TabMessage,
  TabsPort,
  ClubPorts,
  LocatedDevice,
  LocationPort,
  LocksPort,
  NavigatorOptions,
  NavigatorPort,
  Place,
  SessionLink,
  StoragePort,
  Timer,
} from './ClubPorts.ts'
export { ClubProvider, type ClubProviderProps } from './ClubProvider.tsx'
export type { ReceiveMessage, ReceivedMessage } from './ReceivedMessage.ts'
export { createClub, type Club, type ClubInitial, type ClubOptions } from './createClub.ts'
export { abandon, type Abandon, type Machine, type Perform, type Run, type Step } from './machine/Machine.ts'
export { after } from './machine/after.ts'
export { useMachine, type MachineOptions } from './machine/useMachine.ts'
export { memoryStorage } from './memoryStorage.ts'
export { balanceOf } from './query/balanceOf.ts'
export { usePolling } from './query/usePolling.ts'
export { useQuery, type Query, type QueryOptions } from './query/useQuery.ts'
export { type QueryAnswer } from './query/queryKey.ts'
export { createStore, type ReadonlyStore, type Store } from './store/createStore.ts'
export { useStore } from './store/useStore.ts'
export { useClub, useSettings } from './useClub.ts'
export { useNow } from './useNow.ts'
