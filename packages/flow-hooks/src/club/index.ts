export { useAction, type Action, type ActionOptions } from './action/useAction.ts'
export type { ActionState } from './action/action.machine.ts'
export {
  browserApi,
  browserClock,
  browserId,
  browserLocks,
  browserStorage,
  createBrowserPorts,
  createCsrf,
  type BrowserApiOptions,
} from './browser/index.ts'
export type {
  AnalyticsPort,
  CaptchaPort,
  ClockPort,
  ClubPorts,
  LocksPort,
  NavigatorPort,
  Place,
  SessionLink,
  StoragePort,
  Timer,
} from './ClubPorts.ts'
export { ClubProvider, type ClubProviderProps } from './ClubProvider.tsx'
export { createClub, type Club, type ClubInitial, type ClubOptions } from './createClub.ts'
export {
  abandon,
  after,
  createRunner,
  useMachine,
  type Abandon,
  type Machine,
  type Perform,
  type Run,
  type Runner,
  type Step,
} from './machine/index.ts'
export { memoryStorage } from './memoryStorage.ts'
export { useQuery, type Query, type QueryAnswer } from './query/index.ts'
export { createStore, useStore, type ReadonlyStore, type Store } from './store/index.ts'
export { ClubContext, useClub } from './useClub.ts'
