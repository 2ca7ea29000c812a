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
  serverMessage,
  type ErrorMessage,
  type Fetch,
  type FetchInit,
  type NavigatorLike,
  type SessionRefresh,
  type Timers,
} from './client/index.ts'
export type { Access, AnswerOf, Endpoint, ErrorKeyOf, InputOf } from './endpoint/index.ts'
export { isTokenRefusal } from './endpoint/index.ts'
export * from './accounts/index.ts'
export * from './activities/index.ts'
export * from './content/index.ts'
export * from './games/index.ts'
export * from './history/index.ts'
export * from './identity/index.ts'
export * from './location/index.ts'
export * from './lounge/index.ts'
export * from './profile/index.ts'
export * from './promotions/index.ts'
export * from './rewards/index.ts'
export * from './shell/index.ts'
export * from './store/index.ts'
export * from './surveys/index.ts'
export * from './tickets/index.ts'
export type { FreeEntryClaim } from './lounge/freeEntryClaim.ts'
export type { AddressEntry } from './profile/addressEntry.ts'
export type { OrderEntry } from './store/orderEntry.ts'
export { contract } from './contract.ts'
