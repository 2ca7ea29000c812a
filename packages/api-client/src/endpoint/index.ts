export type {
  Access,
  AnswerOf,
  AnyStruct,
  ClientName,
  Endpoint,
  ErrorKeyOf,
  InputOf,
  NamedErrors,
} from './endpoint.ts'
export { errorsOf, isTokenRefusal } from './errorsOf.ts'
export { endpoint, isMultipart } from './endpoint.ts'
export {
  file,
  isLenient,
  lenientArray,
  lenientPageOf,
  mailedKey,
  nothing,
  ofArcadeGame,
  ofLoungeReward,
  pageQuery,
  queryInteger,
  rewardKey,
} from './structs.ts'
