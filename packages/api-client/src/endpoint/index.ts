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
export { ofArcadeGame, ofLoungeReward, pageQuery, queryId, queryInteger } from './queryStructs.ts'
export { file, isLenient, lenientArray, lenientPageOf, nothing } from './structs.ts'
export {
  captchaToken,
  characters,
  emailText,
  mailedKey,
  passwordText,
  phoneText,
  shortText,
  stableKey,
} from './textStructs.ts'
