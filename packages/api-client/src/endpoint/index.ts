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
  captchaToken,
  emailText,
  file,
  isLenient,
  lenientArray,
  lenientPageOf,
  mailedKey,
  nothing,
  ofArcadeGame,
  ofLoungeReward,
  pageQuery,
  passwordText,
  phoneText,
  queryId,
  queryInteger,
  shortText,
  stableKey,
} from './structs.ts'
